import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '../leagues/make/create-page.tsx'
import { signedInOnly } from '../shell/access.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/leagues/create')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('leagues', 'rules'),
  component: CreatePage,
})
