import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { RivalsPage } from '../../features/rivals/rivals-page.tsx'
import { readRivalsSearch } from '../../features/rivals/search.ts'

export const Route = createFileRoute('/$product/rivals/$userName')({
  validateSearch: readRivalsSearch,
  loader: () => loadTexts('rivals'),
  component: RivalsPage,
})
