import { mapScoreLimit, mapsForSlot } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Field } from '../../../../../base/ui/input/field.tsx'
import { IconButton } from '../../../../../base/ui/input/icon-button.tsx'
import { LabelledSelect } from '../../../../../base/ui/input/labelled-select.tsx'
import styles from './map-lines.module.css'
import { emptySlot, type MapSlot, slotFaults } from './map-slot.ts'
import { mapsQuery } from './use-map-names.ts'

/**
 * Edits the maps of a match in order; a map picked in one slot is not offered in another, an empty slot is NOT
 * PLAYED.
 */
export function MapLines({
  slots,
  tried,
  onChange,
}: {
  slots: readonly MapSlot[]
  /** True once saving was tried: missing and invalid fields then say so. */
  tried: boolean
  onChange: (slots: MapSlot[]) => void
}) {
  const { t } = useTranslation('admin-phases')
  const { data: maps = [] } = useQuery(mapsQuery)
  const picked = slots.map(slot => slot.mapId)
  const optionsOf = (index: number) => {
    const free = mapsForSlot(
      maps.map(map => map.id),
      picked,
      index,
    )
    return maps.filter(map => free.includes(map.id)).map(({ id, name }) => ({ value: id, label: name }))
  }
  const set = (index: number, change: Partial<MapSlot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot)))
  const faultsOf = (slot: MapSlot) => (tried ? slotFaults(slot) : {})
  const scoreFault = t('scoreFault', { most: mapScoreLimit })
  const add = () => onChange([...slots, emptySlot(Math.max(0, ...slots.map(slot => slot.key)) + 1)])
  return (
    <div className="stack from-start gap-3">
      <ol className="stack gap-3 wide">
        {slots.map((slot, index) => (
          <li key={slot.key} className={`top stack gap-2 ${styles.slot}`}>
            <LabelledSelect
              label={t('map', { number: index + 1 })}
              options={optionsOf(index)}
              value={slot.mapId}
              onChange={mapId => set(index, { mapId })}
              fault={faultsOf(slot).mapId && t('mapFault')}
              placeholder={t('notPlayed')}
              clearable
              inPopup
            />
            <Field
              label={t('homeScore')}
              inputMode="numeric"
              value={slot.homeScore}
              onChange={homeScore => set(index, { homeScore })}
              fault={faultsOf(slot).homeScore && scoreFault}
            />
            <Field
              label={t('awayScore')}
              inputMode="numeric"
              value={slot.awayScore}
              onChange={awayScore => set(index, { awayScore })}
              fault={faultsOf(slot).awayScore && scoreFault}
            />
            <IconButton
              label={t('removeMap', { number: index + 1 })}
              className={styles.remove}
              onClick={() => onChange(slots.filter(({ key }) => key !== slot.key))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="s" onClick={add} disabled={slots.length >= maps.length}>
        {t('addMap')}
      </Button>
    </div>
  )
}
