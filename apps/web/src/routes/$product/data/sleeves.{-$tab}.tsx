import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { CatalogueScreen } from '../../../features/admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../../features/admin/catalogue/catalogue-tab.ts'
import { sleeves } from '../../../features/admin/catalogue/kinds/sleeves.tsx'
import { useCatalogueAt } from '../../../features/admin/catalogue/use-catalogue-at.ts'
import { adminOnly } from '../../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/data/sleeves/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: async at => {
    await adminOnly()
    settleTab(at)
  },
  loader: () => loadTexts('admin-catalogue'),
  component: () => <CatalogueScreen definition={sleeves} {...useCatalogueAt()} />,
})
