import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../../features/admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../features/admin/catalogue/catalogue-tab.ts'
import { rewards } from '../../features/admin/catalogue/kinds/rewards.tsx'
import { useCatalogueAt } from '../../features/admin/catalogue/use-catalogue-at.ts'

export const Route = createFileRoute('/data/rewards/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: settleTab,
  component: () => <CatalogueScreen definition={rewards} {...useCatalogueAt()} />,
})
