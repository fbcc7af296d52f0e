import { createFileRoute } from '@tanstack/react-router'
import { DisputesPage } from '../../../admin/disputes/disputes-page.tsx'
import { readDisputesSearch } from '../../../admin/disputes/disputes-view.ts'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/data/disputes')({
  validateSearch: readDisputesSearch,
  loader: () => loadTexts('admin-disputes'),
  component: DisputesPage,
})
