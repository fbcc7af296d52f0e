import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { HostPage } from '../../features/hosting/host-page.tsx'
import { signedInOnly } from '../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/private/host')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('hosting', 'leagues', 'rules'),
  component: HostPage,
})
