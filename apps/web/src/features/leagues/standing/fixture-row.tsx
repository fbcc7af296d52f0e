import { ChevronDown, Scale } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '../../../base/session/avatar.tsx'
import { useShownName } from '../../../base/session/shown-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import { CompareLink } from '../compare-link.tsx'
import type { Fixture, LeagueUser, PlayedIn } from '../league.ts'
import { FixtureDecks } from './fixture-decks.tsx'
import styles from './fixture-row.module.css'
import { ScoreLink } from './score-link.tsx'

/** Shows a fixture: both sides, their scores once the round has locked, and on request both decks. */
export function FixtureRow({
  fixture,
  isOwn,
  isLive,
  of,
}: {
  fixture: Fixture
  isOwn: boolean
  /** Whether the scores include maps that run. */
  isLive: boolean
  of: PlayedIn | null
}) {
  const { t } = useTranslation('leagues')
  const [open, setOpen] = useState(false)
  const decks = useId()
  const shownName = useShownName()
  const nameOf = (user: LeagueUser | null) => (user ? shownName(user.username) : t('average'))
  const { home, away, state } = fixture
  const hasLocked = state === 'running' || state === 'final'
  return (
    <li className={styles.fixture} data-own={isOwn || undefined}>
      <div className={`middle stack gap-2 ${styles.sides}`}>
        <Side user={home} hasDeck={fixture.homeHasDeck} isWinner={fixture.winner === 'home'} />
        <Score fixture={fixture} isLive={isLive} of={of} />
        <Side user={away} hasDeck={fixture.awayHasDeck} isWinner={fixture.winner === 'away'} isAway />
      </div>
      {hasLocked && of && (
        <div className="row middle centred gap-2 above-1">
          <button
            type="button"
            className={`row middle centred gap-1 soft pad-x-3 bare ${styles.toggle}`}
            aria-expanded={open}
            aria-controls={decks}
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden>{t('fixtures.decks')}</span>
            <span className="visually-hidden">
              {t('fixtures.decksOf', { home: nameOf(home), away: nameOf(away) })}
            </span>
            <ChevronDown size={16} aria-hidden />
          </button>
          {home && away && <CompareLink home={home} away={away} of={of} />}
        </div>
      )}
      {open && of && (
        <div id={decks}>
          <FixtureDecks users={[home, away].filter(user => user !== null)} of={of} />
        </div>
      )}
    </li>
  )
}

function Side({
  user,
  hasDeck,
  isWinner,
  isAway,
}: {
  user: LeagueUser | null
  hasDeck: boolean | null
  isWinner: boolean
  isAway?: boolean
}) {
  const { t } = useTranslation('leagues')
  return (
    <div
      className={`row middle gap-2 shrinks ${styles.side}`}
      data-away={isAway}
      data-winner={isWinner || undefined}
    >
      {user ? (
        <Avatar user={{ name: user.username, avatar: user.avatar }} size={40} />
      ) : (
        <span className={`stack in-middle soft rigid ${styles.average}`}>
          <Scale size={20} aria-hidden />
        </span>
      )}
      <span className={`stack shrinks ${styles.who}`}>
        <span className={`clips breaks two-lines ${styles.name}`} title={user ? undefined : t('averageText')}>
          {user ? <Name username={user.username} /> : t('average')}
        </span>
        {hasDeck === false && <span className="t12 locked-in">{t('fixtures.noDeck')}</span>}
      </span>
    </div>
  )
}

/** Shows both scores and who is ahead; before the lock only that they play each other. */
function Score({ fixture, isLive, of }: { fixture: Fixture; isLive: boolean; of: PlayedIn | null }) {
  const { t } = useTranslation('leagues')
  const { home, away, homeScore, awayScore, homeHasDeck, awayHasDeck, state } = fixture
  if (homeScore === null || awayScore === null)
    return (
      <div className={`text-center stack gap-1 ${styles.middle}`}>
        <span className={styles.versus}>–</span>
        <Chip tone={state === 'skipped' ? 'locked' : 'info'}>{t(`roundState.${state}`)}</Chip>
      </div>
    )
  const sum = homeScore + awayScore
  const neither = homeHasDeck === false && awayHasDeck === false
  return (
    <div className={`text-center stack gap-1 ${styles.middle}`}>
      <p className={`row gap-2 one-line ${styles.score}`}>
        <strong data-behind={homeScore < awayScore || undefined}>
          <ScoreLink user={home} score={homeScore} hasDeck={homeHasDeck} of={of} />
        </strong>
        <span className="faint">:</span>
        <strong data-behind={awayScore < homeScore || undefined}>
          <ScoreLink user={away} score={awayScore} hasDeck={awayHasDeck} of={of} />
        </strong>
      </p>
      <span className={`block wide clips ${styles.tug}`} aria-hidden>
        <span
          className={`block tall ${styles.share}`}
          style={{ '--share': sum > 0 ? homeScore / sum : 0.5 }}
        />
      </span>
      {neither ? (
        <span className="t12 locked-in">{t('fixtures.neither')}</span>
      ) : (
        state === 'running' && (
          <Chip tone={isLive ? 'failed' : 'open'}>{t(isLive ? 'fixtures.live' : 'roundState.running')}</Chip>
        )
      )}
    </div>
  )
}
