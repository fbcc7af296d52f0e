import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { FriendsPage } from '../features/friends/friends-page.tsx'
import { signedInOnly } from '../frame/shell/access.ts'

export const Route = createFileRoute('/friends')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('friends', 'rules'),
  component: FriendsPage,
})
