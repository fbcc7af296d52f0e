import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useKept } from '../../base/loading/use-kept.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { withTexts } from '../../base/texts/with-texts.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'

const EventRanks = lazyPart(() => withTexts(import('./event-ranks.tsx'), 'rivalry'))

/** Offers a signed-in user the ranks by phase; they load when they are asked for. */
export function RanksPanel({ event }: { event: { id: number; name: string } }) {
  const { t } = useTranslation('leaderboards')
  const [isOpen, keepOpen] = useKept('ranks', kept => typeof kept === 'boolean', false)
  const word = isOpen ? 'myRanks.hide' : 'myRanks.show'
  if (!useCurrentUser()) return null
  return (
    <Panel
      head={t('myRanks.title')}
      className="below-4"
      actions={
        <Button
          size="s"
          aria-label={`${t(word)}: ${t('myRanks.title')}`}
          aria-expanded={isOpen}
          onClick={() => keepOpen(!isOpen)}
        >
          {t(word)}
        </Button>
      }
    >
      {isOpen ? (
        <EventRanks
          event={event}
          onFail={() => keepOpen(false)}
          fallback={
            <Loading label={t('myRanks.loading')}>
              <Skeleton height={320} radius={10} />
            </Loading>
          }
        />
      ) : (
        <p className="soft">{t('myRanks.text')}</p>
      )}
    </Panel>
  )
}
