import type { ScoreFileType } from '@game/domain'
import { useTranslation } from '../../../../texts/use-translation.ts'
import type { ConfiguredEvent } from '../../configured-event.ts'
import type { ScoreUpload } from '../uploads.ts'
import styles from './adds-to-whole.module.css'
import { usePhaseMaps } from './phase-maps-data.ts'

/** Warns if maps are to be added to counts that name no maps, and so may have these maps already. */
export function AddsToWhole({
  event,
  type,
  upload: { mode, trial },
}: {
  event: ConfiguredEvent
  type: ScoreFileType
  upload: ScoreUpload
}) {
  const { t } = useTranslation('admin-maps')
  const { data } = usePhaseMaps(event.id)
  const wholes = data?.maps.filter(
    map =>
      map.whole && map.state === 'in' && map.type === type && trial.data?.phases.includes(map.phaseIndex),
  )
  if (mode !== 'add' || !wholes || wholes.length === 0) return null
  return (
    <p className={styles.warning}>
      {t('addsToWhole', { names: wholes.map(({ source }) => source.name).join(', ') })}
    </p>
  )
}
