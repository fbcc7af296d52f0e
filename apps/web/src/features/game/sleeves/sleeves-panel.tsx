import { useCueWhen } from '../../../base/cues/use-cue-when.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { SleeveRow, UnknownFacts } from './sleeve-row.tsx'
import { SleeveWords } from './sleeve-words.tsx'
import styles from './sleeves-panel.module.css'

/** Only a narrow page needs it. */

/** Lists the sleeves with what the deck fulfils of each (rulebook 13.18); on a narrow page as a row of lamps. */
export function SleevesPanel() {
  const { t } = useTranslation('sleeves')
  const { sleeves, isPending } = useDeck(deck => deck.sleeves)
  const hasCards = useDeck(({ cards }) => cards.length > 0)
  const { event, phase } = useGame()
  const narrow = useMedia(media.narrow)
  useCueWhen('sleeve', isPending ? undefined : sleeves.filter(({ active }) => active).length, phase.index)
  return (
    <Panel head={t('title')} data-tour="sleeves" className={`measured ${styles.panel}`}>
      {isPending ? (
        <Loading label={t('loading')}>
          <div className={`stack across-5 ${styles.list}`}>
            {Array.from({ length: 8 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is identified by its place
              <Skeleton key={place} height={narrow ? 58 : 48} radius={10} />
            ))}
          </div>
        </Loading>
      ) : (
        <ul className={`stack across-5 ${styles.list}`}>
          {sleeves.map(sleeve => (
            <SleeveRow key={sleeve.id} sleeve={sleeve} side={narrow ? 'top' : 'left'} />
          ))}
        </ul>
      )}
      {narrow && (
        <div className={hasCards ? styles.words : undefined}>
          {!isPending && <SleeveWords />}
          {event.hosted && <UnknownFacts of={sleeves.map(({ id }) => id)} text="all" />}
        </div>
      )}
    </Panel>
  )
}
