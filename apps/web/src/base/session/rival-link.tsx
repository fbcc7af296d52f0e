import { checkUsername } from '@game/domain'
import { Swords } from 'lucide-react'
import { inProduct } from '../product/in-product.ts'
import { IconLink } from '../ui/input/icon-link.tsx'
import { useCurrentUser } from './current-user.ts'

/**
 * Leads to the deck of a user next to the viewer's own, or next to that of the user `against` (rulebook 22.1). Not shown to visitors, for
 * the viewer's own name, and for deleted users, who have none.
 */
export function RivalLink({
  userName,
  against,
  eventId,
  phaseIndex,
  label,
}: {
  userName: string
  against?: string
  eventId?: number | undefined
  phaseIndex?: number | undefined
  label: string
}) {
  const self = useCurrentUser()
  if (!self || self.username === userName || !checkUsername(userName).ok) return null
  const search = {
    ...(eventId !== undefined && { event: eventId }),
    ...(phaseIndex !== undefined && { phase: phaseIndex }),
    ...(against !== undefined && against !== self.username && { with: against }),
  }
  return (
    <IconLink
      to="/$product/rivals/$userName"
      params={{ ...inProduct, userName }}
      search={search}
      size="s"
      label={label}
    >
      <Swords size={17} aria-hidden />
    </IconLink>
  )
}
