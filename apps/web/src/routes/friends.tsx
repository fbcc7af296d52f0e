import { createFileRoute } from '@tanstack/react-router'
import { FriendsPage } from '../friends/friends-page.tsx'
import { signedInOnly } from '../shell/access.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/friends')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('friends', 'rules'),
  component: FriendsPage,
})
