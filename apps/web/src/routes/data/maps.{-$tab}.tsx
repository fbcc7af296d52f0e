import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../../features/admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../features/admin/catalogue/catalogue-tab.ts'
import { maps } from '../../features/admin/catalogue/kinds/maps.tsx'
import { useCatalogueAt } from '../../features/admin/catalogue/use-catalogue-at.ts'

export const Route = createFileRoute('/data/maps/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: settleTab,
  component: () => <CatalogueScreen definition={maps} {...useCatalogueAt()} />,
})
