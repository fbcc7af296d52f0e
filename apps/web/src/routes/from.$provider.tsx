import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { ComeBackPage } from '../features/account/provider/come-back-page.tsx'

export const Route = createFileRoute('/from/$provider')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'settings', 'rules'),
  component: ComeBackPage,
})
