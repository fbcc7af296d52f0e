import { useNavigate } from '@tanstack/react-router'
import { FileJson } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '../../../base/api/failure.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { ProgressBar } from '../../../base/ui/feedback/progress-bar.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { FileInput } from '../../../base/ui/input/file-input.tsx'
import { LabelledSelect } from '../../../base/ui/input/labelled-select.tsx'
import { ShownOnce } from '../../../base/ui/input/shown-once.tsx'
import { ErrorText } from '../form/failure.tsx'
import { FormDialog } from '../form/unsaved.tsx'
import { type EventImport, useEventImport } from './event-import.ts'
import { EventPreview } from './event-preview.tsx'
import { PathFaults } from './path-faults.tsx'
import { pathFaultsOf } from './path-faults-of.ts'

type Listed = readonly { id: number; name: string; phases: readonly { index: number; name: string }[] }[]

/** Imports an event file: shows by a dry run what it would do, or why it is refused; then goes to the event (rulebook 25.8). */
export default function ImportEventDialog({ events, onClose }: { events: Listed; onClose: () => void }) {
  const { t } = useTranslation('admin-event-file')
  const [done, setDone] = useState<EventImport>()
  const navigate = useNavigate()
  const goTo = ({ event: { id } }: EventImport) =>
    navigate({
      to: '/$product/data/events/config/{-$eventId}',
      params: { ...inProduct, eventId: String(id) },
      ignoreBlocker: true,
    })
  const { file, choose, target, choosePlace, phase, choosePhase, trial, sending, send, progress } =
    useEventImport(imported => {
      notify('success', t('imported', { name: imported.event.name }))
      if (imported.sources.length > 0) setDone(imported)
      else void goTo(imported)
    })
  const busy = trial.isFetching || sending.isPending
  const faults = trial.error && pathFaultsOf(trial.error)
  const phases = events.find(({ id }) => id === target)?.phases ?? []
  const needsPhase = phase !== null || failureOf(trial.error)?.rule === 'MATCH_FILE_PHASE'
  const changes = trial.data ? trial.data.created + trial.data.changed : 0
  if (done) return <NewSources imported={done} onDone={() => void goTo(done)} />
  const acts = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look="beam" onClick={send} disabled={busy || changes === 0} busy={sending.isPending}>
        {t('act')}
      </Button>
    </>
  )
  const places = [
    { value: 'named' as const, label: t('place.named') },
    { value: 'new' as const, label: t('place.new') },
    ...events.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <FormDialog isChanged={false} onClose={onClose} title={t('title')} footer={trial.data && acts}>
      <div className="stack gap-3 shrinks">
        <FileInput
          label={t('file')}
          words={file?.name ?? t('choose')}
          hint={t('hint')}
          accept=".json,application/json"
          icon={<FileJson size={22} aria-hidden />}
          onFile={choose}
          disabled={sending.isPending}
        />
        <LabelledSelect
          label={t('place.label')}
          options={places}
          value={target}
          onChange={place => place !== null && choosePlace(place)}
          disabled={sending.isPending}
          inPopup
        />
        {needsPhase && phases.length > 0 && (
          <LabelledSelect
            label={t('phase')}
            options={phases.map(({ index, name }) => ({ value: index, label: `${index}. ${name}` }))}
            value={phase}
            onChange={choosePhase}
            placeholder={t('choosePhase')}
            disabled={sending.isPending}
            inPopup
          />
        )}
        {busy && <ProgressBar share={progress} label={t(sending.isPending ? 'sending' : 'checking')} />}
        {sending.isError && <ErrorText error={sending.error} />}
        {!busy && faults && <PathFaults faults={faults} />}
        {!busy && trial.error && !faults && <ErrorText error={trial.error} />}
        {!busy && trial.data && <EventPreview answer={trial.data} />}
      </div>
    </FormDialog>
  )
}

/** Shows the addresses of the game servers that were added: no later answer has their tokens. */
function NewSources({ imported, onDone }: { imported: EventImport; onDone: () => void }) {
  const { t } = useTranslation('admin-event-file')
  const secret = imported.sources
    .map(({ name, path }) => `${name}: ${window.location.origin}${path}`)
    .join('\n')
  return (
    <FormDialog isChanged={false} onClose={onDone} title={t('sources.title')}>
      <ShownOnce
        secret={secret}
        text={t('sources.text')}
        says={{
          copy: t('sources.copy'),
          copied: t('sources.copied'),
          notCopied: t('sources.notCopied'),
          done: t('sources.done'),
        }}
        onDone={onDone}
      />
    </FormDialog>
  )
}
