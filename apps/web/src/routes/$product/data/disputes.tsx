import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { DisputesPage } from '../../../features/admin/disputes/disputes-page.tsx'
import { readDisputesSearch } from '../../../features/admin/disputes/disputes-view.ts'

export const Route = createFileRoute('/$product/data/disputes')({
  validateSearch: readDisputesSearch,
  loader: () => loadTexts('admin-disputes'),
  component: DisputesPage,
})
