import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../../../admin/catalogue/catalogue-screen.tsx'
import { readListSearch, settleTab } from '../../../admin/catalogue/catalogue-tab.ts'
import { keyplays } from '../../../admin/catalogue/kinds/keyplays.tsx'
import { useCatalogueAt } from '../../../admin/catalogue/use-catalogue-at.ts'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/data/keyplays/{-$tab}')({
  validateSearch: readListSearch,
  beforeLoad: settleTab,
  loader: () => loadTexts('admin-catalogue'),
  component: () => <CatalogueScreen definition={keyplays} {...useCatalogueAt()} />,
})
