import { useState } from 'react'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button, type ButtonLook } from '../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { Tooltip } from '../../base/ui/overlay/tooltip.tsx'
import type { Clan } from './clan-crest.tsx'
import { useDeleteClan, useJoinClan, useLeaveClan } from './mutations.ts'

/** Shows JOIN, or why it is not possible: visitors have to log in, members of a clan are already in one. */
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

export function LeaveClan({ clan: { name } }: { clan: Clan }) {
  const { t } = useTranslation('clans')
  const [asking, setAsking] = useState(false)
  const { leave, isPending } = useLeaveClan()
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('leave')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaving.title', { name })}
        onConfirm={leave}
        busy={isPending}
      >
        {t('leaving.text')}
      </ConfirmDialog>
    </>
  )
}

export function DeleteClan({ clan: { name, members } }: { clan: Clan }) {
  const { t } = useTranslation('clans')
  const [asking, setAsking] = useState(false)
  const { remove, isPending } = useDeleteClan()
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deletion.title', { name })}
        onConfirm={remove}
        busy={isPending}
      >
        {t('deletion.text', { count: members })}
      </ConfirmDialog>
    </>
  )
}
