import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { WinnersPage } from '../../../features/admin/winners/winners-page.tsx'
import { readWinnersSearch } from '../../../features/admin/winners/winners-view.ts'

export const Route = createFileRoute('/$product/data/winners')({
  validateSearch: readWinnersSearch,
  loader: () => loadTexts('admin-winners'),
  component: WinnersPage,
})
