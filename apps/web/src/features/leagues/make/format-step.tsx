import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Checkbox } from '../../../base/ui/input/checkbox.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import { FormatPicture } from '../format-picture.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import styles from './format-step.module.css'
import type { Settings } from './new-league.ts'

const formats = ['table', 'headToHead', 'cup'] as const
const modes = ['sum', 'best', 'places'] as const
const seedings = ['drawn', 'season', 'lastEvent'] as const

/** The first step: the format, with a picture of what it is, and what belongs to it. */
export function FormatStep({
  settings,
  onChange,
}: {
  settings: Settings
  onChange: (changed: Partial<Settings>) => void
}) {
  const { t } = useTranslation('leagues')
  const { format, mode, best, seeds, third, qualifying } = settings
  return (
    <div className="stack gap-5">
      <ChoiceTiles
        label={t('make.steps.format')}
        options={formats.map(value => ({
          value,
          label: t(`format.${value}`),
          text: t(`formatText.${value}`),
          picture: <FormatPicture format={value} size={72} />,
        }))}
        value={format}
        onChange={value => onChange({ format: value })}
      />
      {format === 'table' && (
        <ChoiceTiles
          label={t('make.mode')}
          options={modes.map(value => ({ value, label: t(`mode.${value}`), text: t(`modeText.${value}`) }))}
          value={mode}
          onChange={value => onChange({ mode: value })}
        />
      )}
      {format === 'table' && mode === 'best' && (
        <Field
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          label={t('bestCount')}
          value={String(best)}
          onChange={typed => onChange({ best: Math.min(100, Math.max(1, Math.trunc(Number(typed)))) })}
          className={styles.number}
        />
      )}
      {format === 'cup' && (
        <>
          <ChoiceTiles
            label={t('seedsLabel')}
            options={seedings.map(value => ({ value, label: t(`seeds.${value}`) }))}
            value={seeds}
            onChange={value => onChange({ seeds: value })}
          />
          <Checkbox checked={third} onChange={value => onChange({ third: value })}>
            {t('third')}
          </Checkbox>
          <Checkbox checked={qualifying} onChange={value => onChange({ qualifying: value })}>
            <strong>{t('qualifying.name')}</strong> <span className="block soft">{t('qualifying.text')}</span>
          </Checkbox>
        </>
      )}
    </div>
  )
}
