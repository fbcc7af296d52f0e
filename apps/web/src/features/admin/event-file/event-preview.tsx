import { ArrowRight } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { withReadableDates } from '../form/numbers-and-dates.ts'
import type { EventImport, ImportLine } from './event-import.ts'
import styles from './event-preview.module.css'

const tones = { create: 'success', change: 'warning', keep: 'info' } as const

/** Shows what the import of an event file would do, in numbers and thing by thing. */
export function EventPreview({ answer }: { answer: EventImport }) {
  const { t } = useTranslation('admin-event-file')
  const { event, created, changed, kept, unchanged, lines } = answer
  const more = created + changed + kept - lines.length
  return (
    <section className="stack gap-3 shrinks t14" aria-label={t('preview')}>
      <p className="breaks strong">{t(event.id === null ? 'intoNew' : 'into', { name: event.name })}</p>
      <p className="row wrap gap-1 across-4">
        <span>{t('created', { count: created })}</span>
        <span>{t('changed', { count: changed })}</span>
        <span>{t('kept', { count: kept })}</span>
        <span>{t('unchanged', { count: unchanged })}</span>
      </p>
      {created + changed === 0 && <p className="faint">{t('nothing')}</p>}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
        <ul className={`framed ${styles.list}`} aria-label={t('list')} tabIndex={0}>
          {lines.map(line => (
            <LineRow key={`${line.path} ${line.what} ${line.name}`} line={line} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="faint">{t('more', { count: more })}</p>}
    </section>
  )
}

function LineRow({ line: { path, act, what, name, fields } }: { line: ImportLine }) {
  const { t, i18n } = useTranslation('admin-event-file')
  const readable = (value: string) => withReadableDates(value, i18n.language)
  return (
    <li className={`pad-2-3 lined columns-from-600 stack gap-2 ${styles.line}`}>
      <Chip tone={tones[act]}>{t(`acts.${act}`)}</Chip>
      <div className="stack gap-1 breaks">
        <p>
          <span className="faint">{t(`what.${what}`)}</span> <strong dir="auto">{readable(name)}</strong>
        </p>
        {act === 'keep' && <p className="faint">{t(fields.length > 0 ? 'keptRecord' : 'notInFile')}</p>}
        {fields.map(({ field, before, after }) => (
          <p key={field} className="breaks">
            <span className="faint">{t(`field.${field}`)}</span> {readable(before) || t('empty')}{' '}
            <ArrowRight size={14} aria-label={t('becomes')} className={`faint ${styles.arrow}`} />{' '}
            {readable(after) || t('empty')}
          </p>
        ))}
        <code className="breaks caption">{path}</code>
      </div>
    </li>
  )
}
