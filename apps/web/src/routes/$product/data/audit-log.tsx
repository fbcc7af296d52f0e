import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../../base/texts/i18n.ts'
import { AuditPage } from '../../../features/admin/audit/audit-page.tsx'
import { readAuditSearch } from '../../../features/admin/audit/audit-view.ts'

export const Route = createFileRoute('/$product/data/audit-log')({
  validateSearch: readAuditSearch,
  loader: () => loadTexts('admin-audit', 'admin-catalogue', 'fields'),
  component: AuditPage,
})
