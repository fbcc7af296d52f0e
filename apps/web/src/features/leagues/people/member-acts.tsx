import { checkLeagueRemoval, checkLeagueRole, clanRole } from '@game/domain'
import { EllipsisVertical, ShieldMinus, ShieldPlus, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useShownName } from '../../../base/session/shown-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../base/ui/overlay/menu.tsx'
import type { Member } from '../league.ts'
import { useLeagueRole, useRemoveMember } from '../mutations.ts'

/** Shows a menu of the actions on a member that the viewer's role allows, if any (rulebook 19.5). */
export function MemberActs({
  leagueId,
  member: { user, role },
  viewer,
}: {
  leagueId: number
  member: Member
  viewer: Member['role']
}) {
  const { t } = useTranslation('leagues')
  const [asking, setAsking] = useState(false)
  const name = useShownName()(user.username)
  const setRole = useLeagueRole(name)
  const remove = useRemoveMember(name)
  const other = role === clanRole.moderator ? clanRole.member : clanRole.moderator
  const mayRename = checkLeagueRole(viewer, role, other).ok
  const mayRemove = checkLeagueRemoval(viewer, role).ok
  if (!mayRename && !mayRemove) return null
  const target = { leagueId, userId: user.id }
  return (
    <>
      <Menu
        trigger={
          <IconButton size="s" label={t('people.actions', { name })}>
            <EllipsisVertical size={18} />
          </IconButton>
        }
      >
        {mayRename && (
          <MenuItem
            icon={other === clanRole.moderator ? <ShieldPlus size={16} /> : <ShieldMinus size={16} />}
            onSelect={() => setRole.mutate({ ...target, role: other })}
          >
            {t(other === clanRole.moderator ? 'people.makeModerator' : 'people.unmakeModerator')}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem icon={<UserRoundX size={16} />} onSelect={() => setAsking(true)}>
            {t('people.remove')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('people.removeTitle', { name })}
        onConfirm={() => remove.mutate(target, { onSettled: () => setAsking(false) })}
        busy={remove.isPending}
      >
        {t('people.removeText')}
      </ConfirmDialog>
    </>
  )
}
