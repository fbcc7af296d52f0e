import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../account/confirm-email-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/confirm-email')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: ConfirmEmailPage,
})
