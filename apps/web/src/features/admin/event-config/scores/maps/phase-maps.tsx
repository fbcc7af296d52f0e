import { useState } from 'react'
import { client } from '../../../../../base/api/client.ts'
import { FailedState } from '../../../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../../../base/ui/layout/panel.tsx'
import { Table } from '../../../../../base/ui/layout/table.tsx'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { firstOnes, type MapStep, mapRows } from '../changes/map-rows.ts'
import { ScoreChangeDialog } from '../changes/score-change-dialog.tsx'
import blockStyles from '../uploads/block-rows.module.css'
import { useLimitedRows } from '../uploads/use-limited-rows.tsx'
import { DoubledMap } from './doubled-map.tsx'
import { MapLine } from './map-line.tsx'
import styles from './phase-maps.module.css'
import { usePhaseMaps, useUpdateMaps } from './phase-maps-data.ts'

/** Lists the maps that a phase's counts come from, and asks about those of all phases that look alike (rulebook 13.29). */
export function PhaseMaps({
  event,
  phaseIndex,
  onUpdated,
}: {
  event: ConfiguredEvent
  phaseIndex: number | null
  onUpdated: () => void
}) {
  const { t } = useTranslation('admin-maps')
  const { data, isError, error, refetch, isFetching } = usePhaseMaps(event.id)
  const [step, setStep] = useState<MapStep | null>(null)
  const rows = mapRows(data?.maps ?? [])
  const asked = event.completed
    ? []
    : rows.filter(row => row[0].state === 'waiting' && firstOnes(row, data?.maps ?? []).length > 0)
  const ofPhase = rows.filter(([map]) => map.phaseIndex === phaseIndex)
  const { shown, more } = useLimitedRows(ofPhase)
  return (
    <Panel head={t('title')} flush>
      {isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <Skeleton height={126} radius={0} />
        </Loading>
      ) : (
        <>
          {asked.map(row => (
            <DoubledMap key={row[0].id} event={event} row={row} maps={data.maps} onStep={setStep} />
          ))}
          {shown.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <Table caption={t('title')} dense className={blockStyles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('map')}</th>
                  <th scope="col">{t('match')}</th>
                  <th scope="col" className={styles.number}>
                    {t('rounds')}
                  </th>
                  <th scope="col">{t('source')}</th>
                  <th scope="col">{t('type')}</th>
                  <th scope="col">{t('added')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('steps')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map(row => (
                  <MapLine
                    key={row[0].id}
                    row={row}
                    closed={event.completed || asked.includes(row)}
                    onStep={setStep}
                  />
                ))}
              </tbody>
            </Table>
          )}
          {more}
        </>
      )}
      {step && (
        <MapStepDialog event={event} step={step} onClose={() => setStep(null)} onUpdated={onUpdated} />
      )}
    </Panel>
  )
}

function MapStepDialog({
  event,
  step: { choices, ...words },
  onClose,
  onUpdated,
}: {
  event: ConfiguredEvent
  step: MapStep
  onClose: () => void
  onUpdated: () => void
}) {
  const update = useUpdateMaps(event.id, onUpdated)
  return (
    <ScoreChangeDialog
      {...words}
      event={event}
      previewKey={['maps', ...choices.flatMap(({ id, state }) => [id, state])]}
      preview={async () => {
        const input = { eventId: event.id, maps: choices, dryRun: true }
        return (await client.score.updatePhaseMaps.mutate(input)).changes ?? null
      }}
      busy={update.isPending}
      onAct={reason => update.mutate({ maps: choices, reason }, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
