import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../../landing/landing-page.tsx'
import { loadTexts, loadTextsIn } from '../../texts/i18n.ts'

export const Route = createFileRoute('/$product/')({
  loader: () => Promise.all([loadTexts('landing', 'events', 'welcome'), loadTextsIn('pl', 'welcome')]),
  component: LandingPage,
})
