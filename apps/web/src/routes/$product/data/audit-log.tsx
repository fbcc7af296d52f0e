import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../../../admin/audit/audit-page.tsx'
import { readAuditSearch } from '../../../admin/audit/audit-view.ts'
import { loadTexts } from '../../../texts/i18n.ts'

export const Route = createFileRoute('/$product/data/audit-log')({
  validateSearch: readAuditSearch,
  loader: () => loadTexts('admin-audit', 'admin-catalogue', 'fields'),
  component: AuditPage,
})
