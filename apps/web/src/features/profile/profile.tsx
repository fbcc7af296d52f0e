import type { CurrentUser, ProfileUser } from '../../base/session/current-user.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { TitlesPanel } from '../leagues/place/places.tsx'
import { ClanPanel } from './clan-panel.tsx'
import { EventPanels } from './event-panels.tsx'
import { FriendsPanel } from './friends-panel.tsx'
import { LevelPanel } from './level-panel.tsx'
import styles from './profile.module.css'
import headStyles from './profile-head.module.css'
import { ProfileHead } from './profile-head.tsx'
import numberStyles from './profile-numbers.module.css'
import { ProfileNumbers } from './profile-numbers.tsx'
import { RewardsPanel } from './rewards-panel.tsx'
import { CareerPanel } from './story/career-panel.tsx'
import { DeckHistory } from './story/deck-history.tsx'

/** Shows a user's profile; `own` is the viewer on their own profile. What arrives late is last, as it would push the others. */
export function Profile({ user, own }: { user: ProfileUser; own: CurrentUser | undefined }) {
  return (
    <>
      <ProfileHead user={user} own={own !== undefined} />
      <ProfileNumbers user={user} />
      <div className={`columns-from-1000 ${styles.panels}`}>
        <div className="stack gap-4">
          <EventPanels user={user} />
          <RewardsPanel user={user} isOwn={own !== undefined} />
          <DeckHistory userId={user.id} userName={user.username} own={own} />
        </div>
        <div className="stack gap-4">
          <LevelPanel user={user} />
          <ClanPanel member={user.clanMember} own={own !== undefined} />
          <FriendsPanel user={own ?? user} own={own !== undefined} />
          <CareerPanel user={user} />
        </div>
      </div>
      <TitlesPanel userId={user.id} />
    </>
  )
}

/** Shows a profile's shape while it loads. */
export function ProfileSkeleton() {
  return (
    <>
      <div className={`holds columns-from-600 ${headStyles.head}`}>
        <Skeleton width={142} height={142} radius={40} />
        <div className={`shrinks ${headStyles.who}`}>
          <Skeleton width="min(260px, 80%)" height={44} />
          <br />
          <Skeleton width="min(160px, 60%)" height={22} />
        </div>
      </div>
      <div className={numberStyles.numbers}>
        <Skeleton height={55} />
      </div>
      <div className={`columns-from-1000 ${styles.panels}`}>
        <div className="stack gap-4">
          <Skeleton height={190} radius={14} />
          <Skeleton height={190} radius={14} />
        </div>
        <div className="stack gap-4">
          <Skeleton height={206} radius={14} />
          <Skeleton height={206} radius={14} />
        </div>
      </div>
    </>
  )
}
