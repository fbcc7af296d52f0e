import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { ProfessionalPage } from '../../features/professionals/professional-page.tsx'

export const Route = createFileRoute('/$product/players/$playerId')({
  loader: () => loadTexts('professionals', 'deck'),
  component: ProfessionalPage,
})
