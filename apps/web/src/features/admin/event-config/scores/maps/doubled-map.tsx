import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import {
  type Answer,
  choicesOf,
  firstOnes,
  type MapRow,
  type MapStep,
  mapRows,
  nameOfRow,
  type PhaseMap,
} from '../changes/map-rows.ts'
import styles from './doubled-map.module.css'

const answers: readonly Answer[] = ['keepFirst', 'takeOther', 'both']

/** Asks which of two maps counts that look like the same one (rulebook 16.5). */
export function DoubledMap({
  event,
  row,
  maps,
  onStep,
}: {
  event: ConfiguredEvent
  row: MapRow
  maps: readonly PhaseMap[]
  onStep: (step: MapStep) => void
}) {
  const { t } = useTranslation(['admin-maps', 'admin-scores'])
  const [{ phaseIndex }] = row
  const other = nameOfRow(row)
  const first = [...new Set(mapRows(firstOnes(row, maps)).map(nameOfRow))].join(', ')
  const phase = `${phaseIndex}. ${event.phases.find(({ index }) => index === phaseIndex)?.name ?? ''}`
  const types = row.map(({ type }) => t(`admin-scores:file.${type}`)).join(' + ')
  const ask = (answer: Answer) =>
    onStep({
      title: t(`admin-maps:${answer}Title`, { first, other }),
      text: t('admin-maps:answerText'),
      act: t(`admin-maps:${answer}`),
      choices: choicesOf(answer, row, maps),
    })
  return (
    <section
      className={`row wrap middle gap-2 across-4 line-below ${styles.question}`}
      aria-label={t('admin-maps:question', { other, first })}
    >
      <p className={`row gap-2 fill breaks t14 ${styles.words}`}>
        <TriangleAlert size={16} className={`rigid warning ${styles.icon}`} aria-hidden />
        <span>
          <strong>{t('admin-maps:question', { other, first })}</strong>{' '}
          {t('admin-maps:questionText', { phase, types })}
        </span>
      </p>
      <div className="row wrap gap-2">
        {answers.map(answer => (
          <Button key={answer} size="s" onClick={() => ask(answer)}>
            {t(`admin-maps:${answer}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
