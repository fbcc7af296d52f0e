import { createFileRoute } from '@tanstack/react-router'
import { readBack } from '../base/session/back.ts'
import { loadTexts } from '../base/texts/i18n.ts'
import { SignUpPage } from '../features/account/sign-up-page.tsx'

export const Route = createFileRoute('/signup')({
  staticData: { bare: true },
  validateSearch: readBack,
  loader: () => loadTexts('account', 'rules'),
  component: SignUpPage,
})
