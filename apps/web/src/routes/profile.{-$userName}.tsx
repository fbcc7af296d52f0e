import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../profile/profile-page.tsx'
import { signedInOnly } from '../shell/access.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/profile/{-$userName}')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('profile', 'events', 'friends', 'rules', 'story'),
  component: Profile,
})

function Profile() {
  const { userName } = Route.useParams()
  return <ProfilePage key={userName} userName={userName} />
}
