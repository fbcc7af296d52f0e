import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../../../base/ui/feedback/chip.tsx'
import { Select } from '../../../../base/ui/input/select.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { MapFindings } from './map-findings.tsx'
import { SourceChangeDialog } from './source-change-dialog.tsx'
import styles from './source-maps.module.css'
import type { Source, SourceMap } from './sources.ts'

const tones: Record<SourceMap['state'], ChipTone> = { running: 'info', final: 'success', abandoned: 'plain' }

/** Lists the maps of a source with score, rounds, state and phase, which can be changed (rulebook 15.4, 15.9). */
export function SourceMaps({ event, source }: { event: ConfiguredEvent; source: Source }) {
  const { t } = useTranslation('admin-sources')
  if (source.maps.length === 0) return <p className={styles.none}>{t('noMaps')}</p>
  return (
    <ul className={styles.maps} aria-label={t('maps', { name: source.name })}>
      {source.maps.map(map => (
        <li key={`${map.log} ${map.map}`} className={styles.map}>
          <MapRow event={event} sourceId={source.id} map={map} />
          <MapFindings map={map} />
        </li>
      ))}
    </ul>
  )
}

function MapRow({ event, sourceId, map }: { event: ConfiguredEvent; sourceId: number; map: SourceMap }) {
  const { t } = useTranslation('admin-sources')
  // The phase to which the admin moves the map; null is no phase.
  const [moving, setMoving] = useState<{ to: number | null } | null>(null)
  const { log, map: number, mapName, state, sides, rounds, phaseIndex, moved, dropped } = map
  const [one, two] = sides
  const phases = event.phases.map(({ index, name }) => ({ value: index, label: `${index}. ${name}` }))
  const target = phases.find(({ value }) => value === moving?.to)?.label
  return (
    <div className="row wrap middle gap-2 across-3">
      <span className="strong" dir="auto">
        {mapName}
      </span>
      {one && two && (
        <span className="breaks tabular">
          {t('score', {
            one: one.team || one.side,
            scoreOne: one.score,
            scoreTwo: two.score,
            two: two.team || two.side,
          })}
        </span>
      )}
      <span className={styles.faint}>{t('rounds', { count: rounds })}</span>
      <Chip tone={tones[state]}>{t(`mapState.${state}`)}</Chip>
      {dropped && <span className={styles.faint}>{t('fromFile')}</span>}
      <div className={`row middle gap-2 pushed ${styles.phase}`}>
        {moved && <span className={styles.faint}>{t('moved')}</span>}
        <div className={styles.select}>
          <Select
            label={t('phaseOf', { map: mapName })}
            options={phases}
            value={phaseIndex}
            all={t('noPhase')}
            disabled={event.completed}
            onChange={to => to !== phaseIndex && setMoving({ to })}
          />
        </div>
      </div>
      {moving && (
        <SourceChangeDialog
          event={event}
          sourceId={sourceId}
          step={{
            changes: { phases: [{ log, map: number, phaseIndex: moving.to }] },
            title: target
              ? t('moveTitle', { map: mapName, phase: target })
              : t('moveOutTitle', { map: mapName }),
            text: t(target ? 'moveText' : 'moveOutText'),
            act: t('move'),
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  )
}
