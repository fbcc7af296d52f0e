import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../../admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../admin/catalogue/catalogue-tab.ts'
import { players } from '../../admin/catalogue/kinds/players.tsx'
import { useCatalogueAt } from '../../admin/catalogue/use-catalogue-at.ts'

export const Route = createFileRoute('/data/players/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: settleTab,
  component: () => <CatalogueScreen definition={players} {...useCatalogueAt()} />,
})
