import { createFileRoute } from '@tanstack/react-router'
import { adminOnly } from '../../shell/access.ts'
import { loadTexts } from '../../texts/i18n.ts'

export const Route = createFileRoute('/data')({
  beforeLoad: adminOnly,
  loader: () => loadTexts('admin', 'admin-catalogue', 'admin-errors', 'rules'),
})
