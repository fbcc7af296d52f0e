import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../account/forgot-password-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/forgot-password')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: ForgotPasswordPage,
})
