import { productOver } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { times } from '../deck/figures.ts'
import styles from './card-footer.module.css'
import { Sum } from './sum.tsx'
import { frameOf } from './worth.ts'

/** A card's multiplier: that of its best sleeve times the phase's. */
export type Mult = { sleeve: number; sleeveName: string | null; phase: number }

const totalOf = ({ sleeve, phase }: Mult): number =>
  productOver([Math.round(sleeve * 100), Math.round(phase * 100)], 100) / 100

/** The multiplier indicator; its tooltip shows the sleeve's part and the phase's. */
export function MultBadge({ mult }: { mult: Mult }) {
  const { t } = useTranslation('deck')
  const total = times(totalOf(mult))
  return (
    <Tooltip
      content={
        <Sum
          rows={[
            [mult.sleeveName ?? t('mult.noSleeve'), times(mult.sleeve)],
            [t('mult.phase'), times(mult.phase)],
          ]}
          total={[t('mult.total'), total]}
        />
      }
    >
      <button
        type="button"
        className={styles.mult}
        data-worth={frameOf(mult.sleeve)}
        aria-label={t('mult.label', { total })}
      >
        {total}
      </button>
    </Tooltip>
  )
}
