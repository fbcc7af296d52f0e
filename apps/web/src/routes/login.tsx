import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../account/login-page.tsx'
import { readBack } from '../session/back.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/login')({
  staticData: { bare: true },
  validateSearch: readBack,
  loader: () => loadTexts('account', 'rules'),
  component: LoginPage,
})
