import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { FileInput } from '../../../../base/ui/input/file-input.tsx'
import { PhoneFold } from '../../../../base/ui/layout/phone-fold.tsx'
import { RemoveButton } from '../../confirm/remove-button.tsx'
import { lastUpdated } from '../../form/numbers-and-dates.ts'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import styles from './source-block.module.css'
import { SourceChangeDialog } from './source-change-dialog.tsx'
import { SourceMaps } from './source-maps.tsx'
import { SourcePeople } from './source-people.tsx'
import { type Source, useDropLog, useRemoveSource, useReread, useUpdateSource } from './sources.ts'

type SourceState = 'waiting' | 'listening' | 'silent' | 'paused' | 'full'
const tones: Record<SourceState, ChipTone> = {
  waiting: 'plain',
  listening: 'success',
  silent: 'warning',
  paused: 'info',
  full: 'warning',
}

const stateOf = ({ paused, heard, silent, full }: Source): SourceState => {
  if (full) return 'full'
  if (paused) return 'paused'
  if (heard === null) return 'waiting'
  return silent ? 'silent' : 'listening'
}

/** Shows one source: its state and maps, and the actions of an admin. */
export function SourceBlock({
  event,
  source,
  onResumed,
}: {
  event: ConfiguredEvent
  source: Source
  onResumed: () => void
}) {
  const { t, i18n } = useTranslation(['admin-sources', 'admin-scores'])
  const { id, name, heard, paused, silent, full, people } = source
  const update = useUpdateSource(id)
  const reread = useReread(id)
  const remove = useRemoveSource(id)
  const drop = useDropLog(id)
  const [resuming, setResuming] = useState(false)
  const state = stateOf(source)
  return (
    <section className={`stack one-column gap-3 above-4 line-above ${styles.source}`} aria-label={name}>
      <header className="row wrap middle gap-2 across-3">
        <h3 className="breaks strong" dir="auto">
          {name}
        </h3>
        <Chip tone={tones[state]}>{t(`admin-sources:state.${state}`)}</Chip>
        <p className={`fill t14 faint ${styles.heard}`}>
          {heard === null
            ? t('admin-sources:never')
            : t('admin-sources:heard', { when: lastUpdated(heard, i18n.language) })}
        </p>
        {!event.completed && (
          <div className="row wrap middle gap-2">
            {paused && (
              <Button size="s" look="beam" onClick={() => setResuming(true)}>
                {t('admin-sources:resume')}
              </Button>
            )}
            {!paused && (
              <Button size="s" busy={update.isPending} onClick={() => update.mutate({ paused: true })}>
                {t('admin-sources:pause')}
              </Button>
            )}
            <Button size="s" busy={reread.isPending} onClick={() => reread.mutate()}>
              {t('admin-sources:reread')}
            </Button>
            <RemoveButton
              name={name}
              consequence={t('admin-sources:removeConsequence')}
              remove={() => remove.mutateAsync()}
            />
          </div>
        )}
      </header>
      {full && <p className={styles.warning}>{t('admin-sources:full')}</p>}
      {silent && !full && !paused && <p className={styles.warning}>{t('admin-sources:silent')}</p>}
      {paused && <p className="note">{t('admin-sources:pausedText')}</p>}
      {resuming && (
        <SourceChangeDialog
          event={event}
          sourceId={id}
          step={{
            changes: { paused: false },
            title: t('admin-sources:resumeTitle', { name }),
            text: t('admin-sources:resumeText'),
            act: t('admin-sources:resume'),
          }}
          onClose={() => setResuming(false)}
          onChanged={onResumed}
        />
      )}
      <SourceMaps event={event} source={source} />
      {people.length > 0 && <SourcePeople event={event} source={source} />}
      {!event.completed && (
        <PhoneFold summary={t('admin-sources:fileWords')}>
          <FileInput
            label={t('admin-sources:file', { name })}
            words={t('admin-sources:fileWords')}
            hint={t('admin-sources:fileHint')}
            accept=".log"
            icon={<FileText size={22} aria-hidden />}
            onFile={file => drop.mutate(file)}
            disabled={drop.isPending}
          />
        </PhoneFold>
      )}
    </section>
  )
}
