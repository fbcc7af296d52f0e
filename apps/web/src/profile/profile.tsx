import type { CurrentUser } from '../account/current-user.ts'
import type { Outputs } from '../api/client.ts'
import { ClanPanel } from './clan-panel.tsx'
import { EventPanels } from './event-panels.tsx'
import { FriendsPanel } from './friends-panel.tsx'
import { LevelPanel } from './level-panel.tsx'
import styles from './profile.module.css'
import { ProfileHead } from './profile-head.tsx'

export type ProfileUser = NonNullable<NonNullable<Outputs['account']['getUser']>['user']>

/** A person's page; `own` is the viewer where it is his own. */
export function Profile({ user, own }: { user: ProfileUser; own: CurrentUser | undefined }) {
  return (
    <>
      <ProfileHead user={user} own={own !== undefined} />
      <div className={styles.panels}>
        <LevelPanel user={user} />
        <ClanPanel member={user.clanMember} own={own !== undefined} />
        <EventPanels user={user} />
        <FriendsPanel user={own ?? user} own={own !== undefined} />
      </div>
    </>
  )
}
