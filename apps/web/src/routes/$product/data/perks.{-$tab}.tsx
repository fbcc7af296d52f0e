import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../../../admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../../admin/catalogue/catalogue-tab.ts'
import { perks } from '../../../admin/catalogue/kinds/perks.tsx'
import { useCatalogueAt } from '../../../admin/catalogue/use-catalogue-at.ts'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/data/perks/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: settleTab,
  loader: () => loadTexts('admin-catalogue'),
  component: () => <CatalogueScreen definition={perks} {...useCatalogueAt()} />,
})
