import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { ResetPasswordPage } from '../features/account/reset-password-page.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: ResetPasswordPage,
})
