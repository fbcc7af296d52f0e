import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '../clan/create-page.tsx'
import { signedInOnly } from '../shell/access.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/clan/create')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('clans', 'rules'),
  component: CreatePage,
})
