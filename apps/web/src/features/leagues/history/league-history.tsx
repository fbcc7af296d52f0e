import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useKept } from '../../../base/loading/use-kept.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import type { League } from '../league.ts'

const HistoryParts = lazyPart(() => import('./history-parts.tsx'))

/** Offers ranks by round, champions, records and meetings of a league; they load when they are asked for (rulebook 13.82). */
export function LeagueHistory({ league }: { league: League }) {
  const { t } = useTranslation('rivalry')
  const [isOpen, keepOpen] = useKept('history', kept => typeof kept === 'boolean', false)
  const word = isOpen ? 'history.hide' : 'history.show'
  if (league.round === null && league.renewedFrom === null) return null
  return (
    <Panel
      head={t('history.title')}
      actions={
        <Button
          size="s"
          aria-label={`${t(word)}: ${t('history.title')}`}
          aria-expanded={isOpen}
          onClick={() => keepOpen(!isOpen)}
        >
          {t(word)}
        </Button>
      }
    >
      {isOpen ? (
        <HistoryParts
          league={league}
          onFail={() => keepOpen(false)}
          fallback={
            <Loading label={t('ranks.loading')}>
              <Skeleton height={320} radius={10} />
            </Loading>
          }
        />
      ) : (
        <p className="soft">{t('history.text')}</p>
      )}
    </Panel>
  )
}
