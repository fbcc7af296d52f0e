import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './best-deck.module.css'
import { CardReason } from './card-reason.tsx'
import sheet from './score-sheet.module.css'

/** Shows the best deck of the phase in hindsight next to the scores of the user's own; a button requests it, as the server needs a while. */
export function BestDeck() {
  const { t, i18n } = useTranslation('deck')
  const { event, phase, state } = useGame()
  const [requested, setRequested] = useState(false)
  const { data, isFetching } = useQuery(
    trpc.score.getBestDeck.queryOptions(
      { eventId: event.id, phaseIndex: phase.index },
      { enabled: requested },
    ),
  )
  if (state === 'open' || state === 'locked') return null
  const scores = [
    ['best', data?.best?.score],
    ['own', data?.own?.score],
    ['ownWithoutPerks', data?.own?.scoreWithoutPerks],
  ] as const
  return (
    <Panel head={t('best.title')} className="measured">
      {!data && (
        <Button busy={isFetching} onClick={() => setRequested(true)}>
          <Sparkles size={16} aria-hidden />
          {t('best.show')}
        </Button>
      )}
      {data && !data.best && <EmptyState title={t('best.none')} text={t('best.noneText')} />}
      {data?.best && (
        <>
          <dl className={`row wrap below-4 ${styles.figures}`}>
            {scores.map(
              ([key, value]) =>
                value !== undefined && (
                  <div key={key} className={styles.figure} data-key={key}>
                    <dt>{t(`best.${key}`)}</dt>
                    <dd>{formatNumber(value, i18n.language)}</dd>
                  </div>
                ),
            )}
          </dl>
          <ul className={`stack gap-3 ${sheet.cards}`}>
            {data.best.cards.map(card => (
              <CardReason key={card.playerId} name={card.player.name} score={card} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
