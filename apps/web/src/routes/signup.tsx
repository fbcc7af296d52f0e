import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../account/sign-up-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/signup')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'rules'),
  component: SignUpPage,
})
