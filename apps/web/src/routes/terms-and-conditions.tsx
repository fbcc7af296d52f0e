import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { Terms } from '../features/legal/legal-texts.tsx'

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { bare: true },
  loader: () => loadTexts('legal'),
  component: Terms,
})
