import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { PrivacyPolicy } from '../features/legal/legal-texts.tsx'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { bare: true },
  loader: () => loadTexts('legal'),
  component: PrivacyPolicy,
})
