import { createFileRoute } from '@tanstack/react-router'
import { Terms } from '../legal/legal-texts.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { bare: true },
  loader: () => loadTexts('legal'),
  component: Terms,
})
