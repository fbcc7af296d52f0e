import { useState } from 'react'
import { FailedState } from '../../../api/failed-state.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Button } from '../../../ui/input/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { media, useMedia } from '../../../ui/layout/use-media.ts'
import type { ConfiguredEvent } from '../configured-event.ts'
import styles from './block-rows.module.css'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './uploads.ts'

const mostOnPhone = 3

/** Lists every entry of the event's history: number, admin, time, what it did, its files, and buttons to undo and restore it. */
export function UploadHistory({ event, onRestored }: { event: ConfiguredEvent; onRestored: () => void }) {
  const { t } = useTranslation('admin-scores')
  const isPhone = !useMedia(media.from600)
  const [all, setAll] = useState(false)
  const { data, isError, error, refetch, isFetching } = useUploads(event.id)
  const shown = isPhone && !all ? data?.uploads.slice(0, mostOnPhone) : data?.uploads
  return (
    <Panel head={t('history')} flush>
      {isError ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data || !shown ? (
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
          {shown.length < data.uploads.length && (
            <Button look="quiet" wide onClick={() => setAll(true)}>
              {t('showAll', { count: data.uploads.length })}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}
