import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../account/sign-up-page.tsx'
import { readBack } from '../session/back.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/signup')({
  staticData: { bare: true },
  validateSearch: readBack,
  loader: () => loadTexts('account', 'rules'),
  component: SignUpPage,
})
