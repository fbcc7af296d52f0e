import { createFileRoute } from '@tanstack/react-router'
import { RivalsPage } from '../../rivals/rivals-page.tsx'
import { readRivalsSearch } from '../../rivals/search.ts'
import { loadTexts } from '../../texts/i18n.ts'

export const Route = createFileRoute('/$product/rivals/$userName')({
  validateSearch: readRivalsSearch,
  loader: () => loadTexts('rivals'),
  component: RivalsPage,
})
