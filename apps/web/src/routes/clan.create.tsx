import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { CreatePage } from '../features/clan/create-page.tsx'
import { signedInOnly } from '../frame/shell/access.ts'

export const Route = createFileRoute('/clan/create')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('clans', 'rules'),
  component: CreatePage,
})
