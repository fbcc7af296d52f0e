import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'
import { signedInOnly } from '../frame/shell/access.ts'

export const Route = createFileRoute('/profile/{-$userName}')({
  beforeLoad: signedInOnly,
  loader: () => loadTexts('profile', 'events', 'friends', 'rules', 'story'),
  component: Profile,
})

function Profile() {
  const { userName } = Route.useParams()
  return <ProfilePage key={userName} userName={userName} />
}
