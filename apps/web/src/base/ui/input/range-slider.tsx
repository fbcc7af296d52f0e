import { Slider } from '@base-ui/react/slider'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './range-slider.module.css'

/** Selects a range with two thumbs on one track, both ends inclusive; by pointer, touch and arrow keys. */
export default function RangeSlider({
  label,
  min,
  max,
  value,
  onChange,
}: {
  label: string
  min: number
  max: number
  value: readonly [number, number]
  onChange: (range: [number, number]) => void
}) {
  const { t } = useTranslation('ui')
  const change = ([from = min, to = max]: readonly number[]) => onChange([from, to])
  return (
    <Slider.Root min={min} max={max} value={value} onValueChange={change} className={styles.root}>
      <div className="row between t12">
        <Slider.Label className="faint">{label}</Slider.Label>
        <span className="strong">
          {value[0]} – {value[1]}
        </span>
      </div>
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.range} />
          <Slider.Thumb index={0} className={styles.thumb} aria-label={t('from', { label })} />
          <Slider.Thumb index={1} className={styles.thumb} aria-label={t('to', { label })} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
