import { FailedState } from '../../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { EmbedButton } from '../../../../frame/embed-code/embed-button.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { AddSource } from './add-source.tsx'
import styles from './live-sources.module.css'
import { SourceBlock } from './source-block.tsx'
import { useSources } from './sources.ts'

/** Shows the game servers that send their logs for the event, and adds one (rulebook 15.4). */
export function LiveSources({ event, onResumed }: { event: ConfiguredEvent; onResumed: () => void }) {
  const { t } = useTranslation('admin-sources')
  const { data, isError, error, refetch, isFetching } = useSources(event.id)
  return (
    <Panel
      head={t('title')}
      actions={
        <EmbedButton
          label={t('embed')}
          size="s"
          embedded={{
            kind: 'ranking',
            id: event.id,
            name: event.name,
            eventId: event.id,
            isPublic: event.public,
          }}
        />
      }
    >
      {(event.completed || data?.sources.length === 0) && (
        <p className={`below-3 note ${styles.intro}`}>{event.completed ? t('closed') : t('intro')}</p>
      )}
      {!event.completed && <AddSource eventId={event.id} />}
      {data ? (
        data.sources.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          data.sources.map(source => (
            <SourceBlock key={source.id} event={event} source={source} onResumed={onResumed} />
          ))
        )
      ) : isError ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={126} radius={10} />
        </Loading>
      )}
    </Panel>
  )
}
