import { exactSum } from '@game/domain'
import { Avatar } from '../../base/session/avatar.tsx'
import { DeckLink } from '../../base/session/deck-link.tsx'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { ShareButton } from '../../frame/share/share-button.tsx'
import { sharedRivalry } from '../../frame/share/shared.ts'
import { Name } from '../leaderboards/score-row.tsx'
import type { RivalUsers } from './rival-users.ts'
import type { ShownRivalry } from './use-rivalry.ts'
import styles from './versus.module.css'

/** Shows both users with their scores, who leads and by how much. */
export function Versus({
  at,
  title,
  users,
  rivalry,
}: {
  at: { eventId: number; phaseIndex: number }
  title: string
  users: RivalUsers
  rivalry: ShownRivalry
}) {
  const { t } = useTranslation('rivalry')
  const points = usePoints()
  const { one, other, live } = rivalry
  const lead = exactSum([one, -other])
  const leader = lead === 0 ? null : lead > 0 ? users.one : users.other
  const side = (deck: 'one' | 'other') => (
    <div className={`stack middle ${styles.side}`} data-deck={deck}>
      <Avatar user={{ name: users[deck].username, avatar: users[deck].avatar }} size={64} eager />
      <p className={`cut strong ${styles.name}`}>
        <DeckLink userName={users[deck].username} {...at}>
          <Name username={users[deck].username} />
        </DeckLink>
      </p>
      <p className={`bold tabular ${styles.score}`} data-part={`score-${deck}`}>
        {points(rivalry[deck])}
      </p>
    </div>
  )
  return (
    <section className={`stack gap-4 holds ${styles.versus}`} aria-label={t('scores')}>
      <h1 className={`breaks t16 strong text-center soft ${styles.title}`} dir="auto">
        {title}
      </h1>
      <div className={`stack middle gap-4 ${styles.sides}`}>
        {side('one')}
        <div className={`stack gap-2 text-center ${styles.middle}`}>
          {live && <Chip tone="failed">{t('live')}</Chip>}
          <p className="breaks strong" data-part="lead">
            {leader ? t('leads', { name: leader.username, points: points(Math.abs(lead)) }) : t('tied')}
          </p>
        </div>
        {side('other')}
      </div>
      <span className={`over ${styles.corner}`}>
        <ShareButton
          label={t('share')}
          shared={sharedRivalry(
            users.one,
            users.other,
            at,
            `${users.one.username} : ${users.other.username}, ${title}`,
          )}
        />
      </span>
      <span className={`block corners-4 clips ${styles.tug}`} aria-hidden>
        <span
          className={`block tall ${styles.share}`}
          style={{ '--share': one + other > 0 ? one / (one + other) : 0.5 }}
        />
      </span>
    </section>
  )
}
