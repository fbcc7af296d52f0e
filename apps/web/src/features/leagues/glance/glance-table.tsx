import { Star, UserRound } from 'lucide-react'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { DeckLink } from '../../../base/session/deck-link.tsx'
import { useShownName } from '../../../base/session/shown-name.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import styles from './glance.module.css'
import type { GlanceAnswer, GlanceRow } from './glance-view.ts'

type Card = GlanceAnswer['cards'][number]

/** Lists members by cards: a column per card with its holders; the column of names stays while the others scroll sideways. */
export function GlanceTable({
  caption,
  rows,
  cards,
  at,
}: {
  caption: string
  rows: readonly GlanceRow[]
  cards: readonly Card[]
  at: { eventId: number; phaseIndex: number }
}) {
  const { t } = useTranslation('rivalry')
  const userId = useCurrentUser()?.id
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.who}>
            {t('glance.member')}
          </th>
          {cards.map(card => (
            <th key={card.playerId} scope="col" className={styles.card}>
              <CardHead card={card} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.user.id} row={row} cards={cards} at={at} isOwn={row.user.id === userId} />
        ))}
      </tbody>
    </Table>
  )
}

function CardHead({ card: { name, img, holders } }: { card: Card }) {
  const { t } = useTranslation('rivalry')
  return (
    <span className="stack in-middle gap-1 holds">
      <Picture
        src={img ? `/img/players/${img}.png` : undefined}
        width={400}
        height={480}
        placeholder={<UserRound size={16} />}
        shown={64}
        className={`corners-chip ${styles.portrait}`}
      />
      <span className={`cut ${styles.name}`} dir="auto">
        {name}
      </span>
      <span className={styles.holders}>
        <span aria-hidden>×{holders}</span>
        <span className="visually-hidden">{t('glance.holders', { count: holders })}</span>
      </span>
    </span>
  )
}

function Row({
  row: { user, score, points },
  cards,
  at,
  isOwn,
}: {
  row: GlanceRow
  cards: readonly Card[]
  at: { eventId: number; phaseIndex: number }
  isOwn: boolean
}) {
  const { t } = useTranslation('rivalry')
  const words = usePoints()
  const shownName = useShownName()
  return (
    <tr className={styles.row} data-own={isOwn || undefined}>
      <th scope="row" className={styles.who}>
        <span className="stack shrinks">
          <span className={`cut strong ${styles.user}`} dir="auto">
            {points.size > 0 ? (
              <DeckLink userName={user.username} {...at}>
                {shownName(user.username)}
              </DeckLink>
            ) : (
              shownName(user.username)
            )}
          </span>
          {score === null ? (
            <span className="t14 locked-in">{t('glance.noDeck')}</span>
          ) : (
            <span className="t14 soft tabular" data-part="score">
              {words(score)}
            </span>
          )}
        </span>
      </th>
      {cards.map(({ playerId, holders }) => {
        const found = points.get(playerId)
        if (found === undefined) return <td key={playerId} className={styles.none} />
        return (
          <td key={playerId} className={styles.held} data-alone={holders === 1 || undefined}>
            <span className="row middle centred gap-1 tabular">
              {holders === 1 && <Star size={12} aria-hidden className={styles.star} />}
              {words(found)}
              {holders === 1 && <span className="visually-hidden">{t('glance.alone')}</span>}
            </span>
          </td>
        )
      })}
    </tr>
  )
}
