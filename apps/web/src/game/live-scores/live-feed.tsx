import { useSelector } from '@tanstack/react-store'
import { KeyplayIcon } from '../../icons/keyplay-icon.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { signed } from './card-pops.tsx'
import styles from './live-panel.module.css'
import { type Pop, pops } from './pops.ts'

/** Lists the changes on the user's own cards since the page was opened, newest first; points that are taken back come with the reason. */
export function LiveFeed() {
  const { t } = useTranslation('live')
  const list = useSelector(pops, all => all)
  if (list.length === 0) return <p className={styles.nothing}>{t('feed.none')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and contains nothing else that takes the focus
    <ol className={styles.feed} aria-label={t('feed.title')} tabIndex={0}>
      {list.map(pop => (
        <Entry key={pop.key} pop={pop} />
      ))}
    </ol>
  )
}

function Entry({ pop }: { pop: Pop }) {
  const { t, i18n } = useTranslation('live')
  const keyplays = useDeck(deck => deck.keyplays)
  const cards = useDeck(deck => deck.cards)
  const live = useDeck(deck => deck.live)
  const name = cards.find(card => card.playerId === pop.playerId)?.player.name ?? ''
  const restoredRound = live.find(({ id }) => id === pop.mapId)?.restoredRound ?? 0
  return (
    <li className={styles.entry} data-lost={pop.points < 0 || undefined}>
      <KeyplayIcon id={pop.keyplayId} size={16} />
      <strong className={styles.gain}>{signed(pop.points, i18n.language)}</strong>
      <span className={styles.what}>
        {keyplayOf(keyplays, pop.keyplayId).name} · {name}
      </span>
      <span className={styles.why}>
        {pop.reason === 'played'
          ? t('round', { round: pop.round })
          : t(`reason.${pop.reason}`, { round: restoredRound })}
      </span>
    </li>
  )
}
