import { type CardScore, exactSum } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Picture } from '../../base/ui/layout/picture.tsx'
import styles from './differences.module.css'
import type { RivalCard, RivalUsers } from './rival-users.ts'
import type { ShownRivalry } from './use-rivalry.ts'

/** A player in one of the decks or both: the card's scores, undefined where the deck does not hold it, and what the first deck has more. */
type Difference = { card: RivalCard; one: number | undefined; other: number | undefined; worth: number }

const scoreOf = (cards: readonly CardScore[], playerId: number) =>
  cards.find(card => card.playerId === playerId)?.score

/** Lists the players of both decks by what they are worth to the lead, those that both hold marked as shared (rulebook 22.7). */
function differencesOf(cards: readonly RivalCard[], { cards: scores }: ShownRivalry): Difference[] {
  const players = new Map(cards.map(card => [card.playerId, card]))
  return [...players.values()]
    .map(card => {
      const [one, other] = [scoreOf(scores.one, card.playerId), scoreOf(scores.other, card.playerId)]
      return { card, one, other, worth: exactSum([one ?? 0, -(other ?? 0)]) }
    })
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth) || a.card.playerId - b.card.playerId)
}

const isShared = ({ one, other }: Difference): boolean => one !== undefined && other !== undefined

/** Shows what each card is worth so far: first the differences, then shared cards that earn the same in both decks. */
export function Differences({
  users,
  rivalry,
  cards,
}: {
  users: RivalUsers
  rivalry: ShownRivalry
  cards: readonly RivalCard[]
}) {
  const { t } = useTranslation('rivalry')
  const all = differencesOf(cards, rivalry)
  const shared = all.filter(isShared).length
  return (
    <Panel
      head={t('cards.title')}
      actions={<span className="soft">{t('cards.shared', { count: shared })}</span>}
    >
      <div className={`t12 strong ${styles.head}`} aria-hidden>
        <span data-deck="one">{users.one.username}</span>
        <span data-deck="other">{users.other.username}</span>
      </div>
      <ul className="stack gap-2" aria-label={t('cards.title')}>
        {all.map(difference => (
          <Row key={difference.card.playerId} difference={difference} users={users} />
        ))}
      </ul>
    </Panel>
  )
}

function Row({ difference, users }: { difference: Difference; users: RivalUsers }) {
  const { t } = useTranslation('rivalry')
  const points = usePoints()
  const { card, one, other, worth } = difference
  const leader = worth === 0 ? null : worth > 0 ? 'one' : 'other'
  const score = (deck: 'one' | 'other', value: number | undefined) => (
    <span className={`tabular ${styles.score}`} data-deck={deck} data-held={value !== undefined}>
      <span className="visually-hidden">{users[deck].username}: </span>
      {value === undefined ? (
        <>
          <span aria-hidden>–</span>
          <span className="visually-hidden">{t('cards.notHeld')}</span>
        </>
      ) : (
        points(value)
      )}
    </span>
  )
  return (
    <li className={`tile pad-2-3 ${styles.card}`}>
      <Picture
        src={card.player.img ? `/img/players/${card.player.img}.png` : undefined}
        width={400}
        height={480}
        placeholder={<UserRound size={20} />}
        shown={64}
        className={`corners-chip ${styles.portrait}`}
      />
      <span className={`row wrap middle gap-1 across-2 shrinks ${styles.who}`}>
        {card.player.own ? (
          <span className="shrinks breaks strong" dir="auto">
            {card.player.name}
          </span>
        ) : (
          <Link
            to="/$product/players/$playerId"
            params={{ ...inProduct, playerId: String(card.playerId) }}
            className="shrinks breaks strong corners-4"
            dir="auto"
          >
            {card.player.name}
          </Link>
        )}
        {isShared(difference) && <Chip tone="info">{t('cards.both')}</Chip>}
      </span>
      {score('one', one)}
      {score('other', other)}
      <span className={`breaks text-right ${styles.worth}`} data-deck={leader ?? undefined}>
        {leader
          ? t('lead.gain', { points: points(Math.abs(worth)), name: users[leader].username })
          : t('cards.even')}
      </span>
    </li>
  )
}
