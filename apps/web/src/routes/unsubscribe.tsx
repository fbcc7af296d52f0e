import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { UnsubscribePage } from '../features/account/unsubscribe-page.tsx'
import { readUnsubscribed } from '../features/account/unsubscribe-search.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { bare: true },
  validateSearch: readUnsubscribed,
  loader: () => loadTexts('account', 'rules'),
  component: UnsubscribePage,
})
