import { createFileRoute } from '@tanstack/react-router'
import { readUnsubscribed, UnsubscribePage } from '../account/unsubscribe-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { bare: true },
  validateSearch: readUnsubscribed,
  loader: () => loadTexts('account', 'rules'),
  component: UnsubscribePage,
})
