import { checkPostEdit } from '@game/domain'
import { EllipsisVertical, Flag, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../base/ui/overlay/menu.tsx'
import { useDeletePost, usePinPost, useReportPost } from './mutations.ts'
import type { Post } from './talk.ts'

/** Shows a menu of what the reader can do with a post: edit or delete their own, report, pin, delete as a moderator. */
export function PostActs({
  post: { id, author, sentAt, reported },
  moderates,
  isPinned,
  onEdit,
}: {
  post: Post
  moderates: boolean
  isPinned: boolean
  onEdit: () => void
}) {
  const { t } = useTranslation('clans')
  const now = useServerNow()
  const self = useCurrentUser()
  const [asked, setAsked] = useState<'delete' | 'report' | null>(null)
  const remove = useDeletePost()
  const report = useReportPost()
  const pin = usePinPost()
  const isAuthor = self?.id === author?.id
  const mayEdit = !!now && checkPostEdit(isAuthor, sentAt, now).ok
  const mayDelete = isAuthor || moderates
  const mayReport = !isAuthor && !reported
  if (!mayDelete && !mayReport) return null
  const close = () => setAsked(null)
  const act = asked === 'report' ? report : remove
  return (
    <>
      <Menu
        trigger={
          <IconButton size="s" label={t('talk.actions', { name: author?.username ?? '' })}>
            <EllipsisVertical size={18} />
          </IconButton>
        }
      >
        {mayEdit && (
          <MenuItem icon={<Pencil size={16} />} onSelect={onEdit}>
            {t('talk.edit')}
          </MenuItem>
        )}
        {moderates && (
          <MenuItem
            icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
            onSelect={() => pin.mutate({ postId: id, pinned: !isPinned })}
          >
            {t(isPinned ? 'talk.unpin' : 'talk.pin')}
          </MenuItem>
        )}
        {mayReport && (
          <MenuItem icon={<Flag size={16} />} onSelect={() => setAsked('report')}>
            {t('talk.report')}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem icon={<Trash2 size={16} />} onSelect={() => setAsked('delete')}>
            {t('talk.delete')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={close}
        title={t(asked === 'report' ? 'talk.reportTitle' : 'talk.deleteTitle')}
        onConfirm={() => act.mutate({ postId: id }, { onSettled: close })}
        busy={act.isPending}
      >
        {t(asked === 'report' ? 'talk.reportText' : 'talk.deleteText')}
      </ConfirmDialog>
    </>
  )
}
