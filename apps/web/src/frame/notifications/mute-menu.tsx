import { useMutation } from '@tanstack/react-query'
import { BellOff, Ellipsis } from 'lucide-react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { Menu, MenuItem } from '../../base/ui/overlay/menu.tsx'
import type { NotificationGroup } from './queries.ts'

/** Opens what can be muted of a notification: the league, clan or event that it names, or its kind (rulebook 10.28). */
export function MuteMenu({ group: { id, facts } }: { group: NotificationGroup }) {
  const { t } = useTranslation('notifications')
  const mute = useMutation(
    trpc.notification.muteNotifications.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('notification.muteNotifications')
        notify('success', t('mute.done'))
      },
    }),
  )
  const about = (['league', 'clan', 'event'] as const).filter(
    what => facts[`${what}Id`] !== undefined && facts[what] !== undefined,
  )
  return (
    <Menu
      trigger={
        <IconButton label={t('mute.title')}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      {about.map(what => (
        <MenuItem
          key={what}
          icon={<BellOff size={16} aria-hidden />}
          onSelect={() => mute.mutate({ notificationId: id, what })}
        >
          {t('mute.about', { name: facts[what] ?? '' })}
        </MenuItem>
      ))}
      <MenuItem
        icon={<BellOff size={16} aria-hidden />}
        onSelect={() => mute.mutate({ notificationId: id, what: 'kind' })}
      >
        {t('mute.kind')}
      </MenuItem>
    </Menu>
  )
}
