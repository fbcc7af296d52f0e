import { createFileRoute } from '@tanstack/react-router'
import { WinnersPage } from '../../../admin/winners/winners-page.tsx'
import { readWinnersSearch } from '../../../admin/winners/winners-view.ts'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/data/winners')({
  validateSearch: readWinnersSearch,
  loader: () => loadTexts('admin-winners'),
  component: WinnersPage,
})
