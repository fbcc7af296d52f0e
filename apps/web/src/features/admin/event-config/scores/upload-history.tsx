import { FailedState } from '../../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { Table } from '../../../../base/ui/layout/table.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { UploadRow } from './upload-row.tsx'
import styles from './uploads/block-rows.module.css'
import { useUploads } from './uploads/uploads.ts'
import { useLimitedRows } from './uploads/use-limited-rows.tsx'

/** Lists every entry of the event's history: number, admin, time, what it did, its files, and buttons to undo and restore it. */
export function UploadHistory({ event, onRestored }: { event: ConfiguredEvent; onRestored: () => void }) {
  const { t } = useTranslation('admin-scores')
  const { data, isError, error, refetch, isFetching } = useUploads(event.id)
  const { shown, more } = useLimitedRows(data?.uploads ?? [])
  return (
    <Panel head={t('history')} flush>
      {isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('historyLoading')}>
          <Skeleton height={126} radius={0} />
        </Loading>
      ) : data.uploads.length === 0 ? (
        <EmptyState title={t('noUploads')} text={t('noUploadsText')} />
      ) : (
        <>
          <Table caption={t('history')} dense className={styles.table}>
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">{t('when')}</th>
                <th scope="col">{t('by')}</th>
                <th scope="col">{t('type')}</th>
                <th scope="col">{t('fileName')}</th>
                <th scope="col">{t('rows')}</th>
                <th scope="col">{t('phases')}</th>
                <th scope="col">{t('standing')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('goBack')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(upload => (
                <UploadRow
                  key={upload.id}
                  event={event}
                  upload={upload}
                  uploads={data.uploads}
                  onRestored={onRestored}
                />
              ))}
            </tbody>
          </Table>
          {more}
        </>
      )}
    </Panel>
  )
}
