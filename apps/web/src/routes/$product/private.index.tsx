import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../../base/texts/i18n.ts'
import { PrivateGamesPage } from '../../features/hosting/private-games-page.tsx'
import { signedInOnly } from '../../frame/shell/access.ts'

export const Route = createFileRoute('/$product/private/')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('hosting'),
  component: PrivateGamesPage,
})
