import { createFileRoute } from '@tanstack/react-router'
import { readBack } from '../base/session/back.ts'
import { loadTexts } from '../base/texts/i18n.ts'
import { LoginPage } from '../features/account/login-page.tsx'

export const Route = createFileRoute('/login')({
  staticData: { bare: true },
  validateSearch: readBack,
  loader: () => loadTexts('account', 'rules'),
  component: LoginPage,
})
