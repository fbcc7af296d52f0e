import { createFileRoute } from '@tanstack/react-router'
import { loadTexts, loadTextsIn } from '../../base/texts/i18n.ts'
import { LandingPage } from '../../features/landing/landing-page.tsx'

export const Route = createFileRoute('/$product/')({
  loader: () => Promise.all([loadTexts('landing', 'events', 'welcome'), loadTextsIn('pl', 'welcome')]),
  component: LandingPage,
})
