import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { WinnersPage } from '../../../features/admin/winners/winners-page.tsx'
import { readWinnersSearch } from '../../../features/admin/winners/winners-view.ts'
import { adminOnly } from '../../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/data/winners')({
  beforeLoad: adminOnly,
  validateSearch: readWinnersSearch,
  loader: () => loadTexts('admin-winners'),
  component: WinnersPage,
})
