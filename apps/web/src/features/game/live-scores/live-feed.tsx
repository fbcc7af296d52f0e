import { useSelector } from '@tanstack/react-store'
import { UserRound } from 'lucide-react'
import { KeyplayIcon } from '../../../base/icons/keyplay-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { formatSum } from '../shared/number-format.ts'
import { signed } from './card-pops.tsx'
import styles from './live-feed.module.css'
import { type Pop, pops } from './pops.ts'

/**
 * Lists the changes on the user's own cards, newest first, each as a sum; points that are taken back come with the reason. Below them is
 * what the maps had brought before the page was opened (rulebook 15.19).
 */
export function LiveFeed() {
  const { t } = useTranslation('live')
  const list = useSelector(pops, all => all)
  return (
    <section className="column gap-2 shrinks" aria-label={t('feed.title')}>
      <h2 className="caption caps">{t('feed.title')}</h2>
      {list.length === 0 ? (
        <p className={`note ${styles.nothing}`}>{t('feed.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and contains nothing else that takes the focus
        <ol className={styles.feed} aria-label={t('feed.title')} tabIndex={0}>
          {list.map((pop, place) => (
            <Entry key={pop.key} pop={pop} isNewest={place === 0 && !pop.earlier} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ pop, isNewest }: { pop: Pop; isNewest: boolean }) {
  const { i18n } = useTranslation()
  const keyplay = useDeck(deck => keyplayOf(deck.keyplays, pop.keyplayId).name)
  const type = useDeck(deck => keyplayOf(deck.keyplays, pop.keyplayId).type)
  const player = useDeck(deck => deck.cards.find(card => card.playerId === pop.playerId)?.player)
  const score = useDeck(deck => deck.scores?.find(card => card.playerId === pop.playerId))
  const mults = score ? [score.mult, score.phaseMult] : []
  return (
    <li
      className={`stack middle across-3 pad-1-2 t14 lined ${styles.entry}`}
      data-newest={isNewest || undefined}
      data-earlier={pop.earlier || undefined}
      data-lost={pop.points < 0 || undefined}
    >
      <Picture
        src={player?.img ? `/img/players/${player.img}.png` : undefined}
        width={400}
        height={480}
        placeholder={<UserRound size={20} />}
        shown={128}
        className={`corners-control ${styles.face}`}
        eager
      />
      <span
        className={`typed wrap shrinks breaks row middle gap-1 across-2 ${styles.what}`}
        data-type={type ?? undefined}
      >
        <strong dir="auto">{player?.name}</strong>
        <KeyplayIcon id={pop.keyplayId} size={16} className="tone" />
        <span dir="auto">
          {keyplay}
          {Math.abs(pop.change) > 1 && ` ×${Math.abs(pop.change)}`}
        </span>
      </span>
      <span className={`soft ${styles.why}`}>
        {formatSum(pop.points, mults, pop.score, i18n.language)} · <Why pop={pop} />
      </span>
      <strong className={`one-line t20 success ${styles.gain}`}>{signed(pop.score, i18n.language)}</strong>
    </li>
  )
}

/** Says when a change happened, or why points were taken back. */
function Why({ pop }: { pop: Pop }) {
  const { t } = useTranslation('live')
  const map = useDeck(deck => deck.live.find(({ id }) => id === pop.mapId))
  if (pop.earlier) return t('feed.earlier')
  if (pop.reason === 'played') return t('round', { round: pop.round })
  return t(`reason.${pop.reason}`, { round: map?.restoredRound ?? 0 })
}
