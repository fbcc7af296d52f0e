import { Avatar } from '../../../base/session/avatar.tsx'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import { CompareLink } from '../compare-link.tsx'
import type { PlayedIn, Tie } from '../league.ts'
import { ScoreLink } from '../standing/score-link.tsx'
import type { ShownTie } from './live-ties.ts'
import styles from './tie-box.module.css'

/** Shows a tie of a cup: both sides with seed and score, what decided where that is not the score, and a later correction (rulebook 19.26, 19.27). */
export function TieBox({
  tie,
  isOnWay,
  isThird = false,
  of,
}: {
  tie: ShownTie
  isOnWay: boolean
  /** Whether it is the match for the third place. */
  isThird?: boolean
  /** The event and phase of its round; undefined if there is none. */
  of?: PlayedIn | undefined
}) {
  const { t } = useTranslation('leagues')
  const points = usePoints()
  const { by, winner, correction, state } = tie
  const isBye = by === 'bye'
  const hasReason = by !== null && by !== 'score'
  return (
    <div className={`tile holds ${styles.tie}`} data-way={isOnWay || undefined}>
      {state === 'running' && !isBye && (
        <span className={`over corners-chip ${styles.live}`}>
          <Chip tone={tie.isLive ? 'failed' : 'open'}>
            {t(tie.isLive ? 'fixtures.live' : 'roundState.running')}
          </Chip>
        </span>
      )}
      <TieSide tie={tie} side="home" isThird={isThird} isBye={isBye && winner === 'away'} of={of} />
      <TieSide tie={tie} side="away" isThird={isThird} isBye={isBye && winner === 'home'} of={of} />
      {state !== 'ahead' && tie.home && tie.away && of && (
        <span className={`over round ground-sheet ${styles.compare}`}>
          <CompareLink home={tie.home} away={tie.away} of={of} />
        </span>
      )}
      {hasReason && !isBye && <p className={`line-above t12 soft ${styles.note}`}>{t(`bracket.by.${by}`)}</p>}
      {correction && (
        <p className={`line-above t12 soft ${styles.note}`}>
          {t('bracket.corrected', {
            home: points(correction.homeScore),
            away: points(correction.awayScore),
          })}
        </p>
      )}
    </div>
  )
}

type TieSideProps = {
  tie: Tie
  side: 'home' | 'away'
  isThird: boolean
  isBye: boolean
  of: PlayedIn | undefined
}

function TieSide({ tie, side, isThird, isBye, of }: TieSideProps) {
  const { t } = useTranslation('leagues')
  const user = tie[side]
  const isHome = side === 'home'
  const [seed, score] = isHome ? [tie.homeSeed, tie.homeScore] : [tie.awaySeed, tie.awayScore]
  // Two ties of the level before lead to one, those of the semifinals also to the match for the third place.
  const unknown = isThird
    ? t('bracket.loser', { tie: isHome ? 1 : 2 })
    : t('bracket.tbd', { tie: 2 * tie.index - (isHome ? 1 : 0) })
  if (!user)
    return (
      <p className={`row middle gap-2 lined ${styles.side}`} data-unknown>
        <span className={`rigid ${styles.empty}`} aria-hidden />
        <span className={`fill shrinks cut ${styles.name}`}>{isBye ? t('bracket.bye') : unknown}</span>
      </p>
    )
  return (
    <p
      className={`row middle gap-2 lined ${styles.side}`}
      data-winner={tie.winner === side || undefined}
      data-lost={isLost(tie, side)}
    >
      <Avatar user={{ name: user.username, avatar: user.avatar }} size={28} />
      <span className={`fill shrinks cut ${styles.name}`}>
        <Name username={user.username} />
      </span>
      {seed !== null && (
        <span className="caption">
          <span aria-hidden>{seed}</span>
          <span className="visually-hidden">{t('bracket.seed', { seed })}</span>
        </span>
      )}
      <strong className={`text-right bold ${styles.score}`}>
        {score === null ? '–' : <ScoreLink user={user} score={score} of={of} />}
      </strong>
    </p>
  )
}

const isLost = ({ winner }: Tie, side: 'home' | 'away') => (winner !== null && winner !== side) || undefined
