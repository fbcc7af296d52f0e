import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useKept } from '../../../base/loading/use-kept.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import type { League } from '../league.ts'

const Glance = lazyPart(() => import('./glance.tsx'))

/** Offers the cards of a round that has locked; they load when they are asked for (rulebook 13.82). */
export function RoundGlance({ league, round }: { league: League; round: number | undefined }) {
  const { t } = useTranslation('rivalry')
  const [isOpen, keepOpen] = useKept('glance', kept => typeof kept === 'boolean', false)
  const locked = league.rounds.filter(({ state }) => state === 'running' || state === 'final')
  if (locked.length === 0) return null
  const word = isOpen ? 'glance.hide' : 'glance.show'
  return (
    <Panel
      flush
      head={t('glance.title')}
      actions={
        <Button
          size="s"
          aria-label={`${t(word)}: ${t('glance.title')}`}
          aria-expanded={isOpen}
          onClick={() => keepOpen(!isOpen)}
        >
          {t(word)}
        </Button>
      }
    >
      {isOpen ? (
        <Glance
          key={round}
          league={league}
          rounds={locked}
          round={round}
          onFail={() => keepOpen(false)}
          fallback={
            <Loading label={t('glance.loading')}>
              <ListSkeleton rows={6} height={60} head={96} />
            </Loading>
          }
        />
      ) : (
        <p className="soft panel-row">{t('glance.text')}</p>
      )}
    </Panel>
  )
}
