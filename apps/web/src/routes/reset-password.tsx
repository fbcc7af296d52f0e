import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../account/reset-password-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/reset-password')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: ResetPasswordPage,
})
