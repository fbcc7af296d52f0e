import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../account/unsubscribe-page.tsx'
import { readUnsubscribed } from '../account/unsubscribe-search.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { bare: true },
  validateSearch: readUnsubscribed,
  loader: () => loadTexts('account', 'rules'),
  component: UnsubscribePage,
})
