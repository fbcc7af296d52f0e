import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { RivalryPage } from '../../features/rivalry/rivalry-page.tsx'
import { readRivalsSearch } from '../../features/rivalry/search.ts'

export const Route = createFileRoute('/$product/rivals/$userName')({
  validateSearch: readRivalsSearch,
  loader: () => loadTexts('rivalry'),
  component: RivalryPage,
})
