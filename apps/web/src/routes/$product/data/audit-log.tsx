import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { AuditPage } from '../../../features/admin/audit/audit-page.tsx'
import { readAuditSearch } from '../../../features/admin/audit/audit-view.ts'
import { adminOnly } from '../../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/data/audit-log')({
  beforeLoad: adminOnly,
  validateSearch: readAuditSearch,
  loader: () => loadTexts('admin-audit', 'admin-catalogue', 'fields'),
  component: AuditPage,
})
