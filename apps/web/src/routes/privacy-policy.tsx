import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPolicy } from '../legal/legal-texts.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { bare: true },
  loader: () => loadTexts('legal'),
  component: PrivacyPolicy,
})
