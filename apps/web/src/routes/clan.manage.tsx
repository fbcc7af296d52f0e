import { clanRole } from '@game/domain'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { readCurrentUser } from '../base/session/current-user.ts'
import { loadTexts } from '../base/texts/i18n.ts'
import { ManagePage } from '../features/clan/manage-page.tsx'

export const Route = createFileRoute('/clan/manage')({
  // For owners and moderators of a clan; for all others it does not exist.
  beforeLoad: async () => {
    const member = (await readCurrentUser())?.clanMember
    if (!member || member.role === clanRole.member) throw notFound()
  },
  loader: () => loadTexts('clans', 'rules'),
  component: ManagePage,
})
