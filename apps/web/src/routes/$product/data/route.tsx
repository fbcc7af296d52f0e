import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { organisersOnly } from '../../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/data')({
  beforeLoad: organisersOnly,
  loader: () => loadTexts('admin', 'admin-errors', 'rules'),
})
