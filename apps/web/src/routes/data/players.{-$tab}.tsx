import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../../features/admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../features/admin/catalogue/catalogue-tab.ts'
import { players } from '../../features/admin/catalogue/kinds/players.tsx'
import { useCatalogueAt } from '../../features/admin/catalogue/use-catalogue-at.ts'

export const Route = createFileRoute('/data/players/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: settleTab,
  component: () => <CatalogueScreen definition={players} {...useCatalogueAt()} />,
})
