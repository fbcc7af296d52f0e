import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { adminOnly } from '../../frame/shell/access.ts'

export const Route = createFileRoute('/data')({
  beforeLoad: adminOnly,
  loader: () => loadTexts('admin', 'admin-catalogue', 'admin-errors', 'rules'),
})
