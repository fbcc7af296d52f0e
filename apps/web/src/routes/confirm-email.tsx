import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { ConfirmEmailPage } from '../features/account/confirm-email-page.tsx'

export const Route = createFileRoute('/confirm-email')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: ConfirmEmailPage,
})
