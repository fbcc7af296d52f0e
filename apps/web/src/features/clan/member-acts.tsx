import { type ClanRole, checkClanRole, checkMemberRemoval, clanRole } from '@game/domain'
import { EllipsisVertical, ShieldMinus, ShieldPlus, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../base/ui/overlay/menu.tsx'
import type { Member } from './clan-crest.tsx'
import { useClanRole, useRemoveMember } from './mutations.ts'

/** Shows a menu of the actions on a member that the viewer's role allows, if any. */
export function MemberActs({ member, viewer }: { member: Member; viewer: ClanRole }) {
  const { t } = useTranslation('clans')
  const [asking, setAsking] = useState(false)
  const setRole = useClanRole(member)
  const remove = useRemoveMember(member)
  const { name } = member.user
  const { clanId, userId: memberId } = member
  const other = member.role === clanRole.moderator ? clanRole.member : clanRole.moderator
  const mayRename = checkClanRole(viewer, member.role, other).ok
  const mayRemove = checkMemberRemoval(viewer, member.role).ok
  if (!mayRename && !mayRemove) return null
  return (
    <>
      <Menu
        trigger={
          <IconButton size="s" label={t('memberMenu', { name })}>
            <EllipsisVertical size={18} />
          </IconButton>
        }
      >
        {mayRename && (
          <MenuItem
            icon={other === clanRole.moderator ? <ShieldPlus size={16} /> : <ShieldMinus size={16} />}
            onSelect={() => setRole.mutate({ clanId, memberId, role: other })}
          >
            {t(other === clanRole.moderator ? 'makeModerator' : 'unmakeModerator')}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem icon={<UserRoundX size={16} />} onSelect={() => setAsking(true)}>
            {t('removeMember')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removal.title')}
        onConfirm={() => remove.mutate({ clanId, memberId }, { onSettled: () => setAsking(false) })}
        busy={remove.isPending}
      >
        {t('removal.text', { name })}
      </ConfirmDialog>
    </>
  )
}
