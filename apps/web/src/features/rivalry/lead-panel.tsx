import type { LeadMove } from '@game/domain'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import type { Keyplay } from '../game/keyplay-points/use-keyplays.ts'
import { spokenMap } from '../game/live-scores/spoken-map.ts'
import { LeadCurve } from './lead-curve.tsx'
import styles from './lead-panel.module.css'
import { moveWords } from './move-words.ts'
import type { RivalUsers } from './rival-users.ts'
import type { ShownRivalry } from './use-rivalry.ts'

/** Shows the lead by round, the moment that decided it and the three largest swings (rulebook 22.5). */
export function LeadPanel({
  users,
  rivalry,
  keyplays,
}: {
  users: RivalUsers
  rivalry: ShownRivalry
  keyplays: readonly Keyplay[]
}) {
  const { t } = useTranslation('rivalry')
  const { moves, largest, decider, maps } = rivalry
  const byRound = maps.some(map => map.byRound)
  if (moves.length === 0)
    return (
      <Panel head={t('lead.title')}>
        <EmptyState title={t('lead.none')} text={t('lead.noneText')} />
      </Panel>
    )
  const marks = [...largest.entries()].map(([place, at]) => ({ at, label: String(place + 1) }))
  return (
    <Panel head={t(byRound ? 'lead.title' : 'lead.byMap')}>
      <LeadCurve users={users} rivalry={rivalry} marks={marks} />
      <ol className={`stack gap-2 above-4 ${styles.moves}`} aria-label={t('lead.swings')}>
        {marks.map(({ at, label }) => (
          <Move
            key={label}
            move={moves[at]}
            mark={label}
            isDecider={at === decider}
            users={users}
            rivalry={rivalry}
            keyplays={keyplays}
          />
        ))}
      </ol>
      {decider !== null && !largest.includes(decider) && (
        <ul className={`stack gap-2 above-4 ${styles.moves}`} aria-label={t('lead.decider')}>
          <Move move={moves[decider]} mark="" isDecider users={users} rivalry={rivalry} keyplays={keyplays} />
        </ul>
      )}
    </Panel>
  )
}

/** Says who moved the lead, by what and where: "donk, Wallbang, Nuke round 22: +60 for Ola". */
function Move({
  move,
  mark,
  isDecider,
  users,
  rivalry,
  keyplays,
}: {
  move: LeadMove | undefined
  mark: string
  isDecider: boolean
  users: RivalUsers
  rivalry: ShownRivalry
  keyplays: readonly Keyplay[]
}) {
  const { t } = useTranslation('rivalry')
  const points = usePoints()
  if (!move) return null
  const { player, keyplays: names, more } = moveWords(move, rivalry.players, keyplays)
  const deck = move.swing > 0 ? 'one' : 'other'
  return (
    <li
      className={`tile stack middle gap-3 pad-2-3 ${styles.move}`}
      data-deck={deck}
      data-decider={isDecider || undefined}
    >
      <span className={`stack in-middle t12 bold ${styles.mark}`} aria-hidden>
        {mark}
      </span>
      <span className="shrinks breaks strong" dir="auto">
        {[player, ...names].join(', ')}
        {more > 0 && ` ${t('lead.more', { count: more })}`}
        <span className="block note regular">
          <Where move={move} rivalry={rivalry} />
        </span>
      </span>
      {isDecider && <Chip tone="gold">{t('lead.decided')}</Chip>}
      <strong className={`breaks ${styles.swing}`}>
        {t('lead.gain', { points: points(Math.abs(move.swing)), name: users[deck].username })}
      </strong>
    </li>
  )
}

function Where({ move: { mapId, round, kill }, rivalry }: { move: LeadMove; rivalry: ShownRivalry }) {
  const { t } = useTranslation('rivalry')
  const map = rivalry.maps.find(({ id }) => id === mapId)
  if (!map) return t('lead.elsewhere')
  const name = spokenMap(map.map) || map.match || t('lead.wholeFile')
  if (round !== null) {
    const victim = kill?.victimId == null ? undefined : rivalry.players.get(kill.victimId)
    const place = t('lead.round', { map: name, round })
    return victim === undefined ? place : `${place}, ${t('lead.against', { name: victim })}`
  }
  return map.byRound ? t('lead.endOfMap', { map: name }) : name
}
