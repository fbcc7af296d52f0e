import type { CurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { UserLink } from '../account/user-link.tsx'
import { BlockButton } from './block-button.tsx'
import styles from './friend-list.module.css'

/** Lists the users that the user has blocked, if any. */
export function BlockedList({ blocked }: Pick<CurrentUser, 'blocked'>) {
  const { t } = useTranslation('friends')
  if (blocked.length === 0) return null
  return (
    <Panel head={t('block.list', { count: blocked.length })}>
      <ul className={styles.friends}>
        {blocked.map(user => (
          <li
            key={user.id}
            className={`row middle between gap-3 shrinks framed ground-tile ${styles.friend}`}
          >
            <UserLink user={user} note={`@${user.username}`} />
            <BlockButton user={user} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
