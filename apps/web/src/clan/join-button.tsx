import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { Button, type ButtonLook } from '../ui/input/button.tsx'
import { Tooltip } from '../ui/overlay/tooltip.tsx'
import type { Clan } from './clan.ts'
import { useJoinClan } from './use-join-clan.ts'

/** JOIN, or why not: a visitor is to log in first, a member of a clan is in one already. */
export function JoinButton({ clan, look, size }: { clan: Clan; look?: ButtonLook; size?: 's' }) {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const { join, isPending } = useJoinClan(clan)
  const obstacle = user === null ? t('loginNeeded') : user?.clanMember ? t('oneAtATime') : undefined
  const free = user !== undefined && !obstacle
  return (
    <Tooltip content={obstacle}>
      <Button
        look={free ? look : undefined}
        size={size}
        aria-disabled={!free || undefined}
        aria-label={t('joinOf', { name: clan.name })}
        busy={isPending}
        onClick={free ? join : undefined}
      >
        {t('join')}
      </Button>
    </Tooltip>
  )
}
