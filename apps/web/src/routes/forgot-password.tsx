import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { ForgotPasswordPage } from '../features/account/forgot-password-page.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: ForgotPasswordPage,
})
