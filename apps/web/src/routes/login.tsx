import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../account/login-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/login')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: LoginPage,
})
