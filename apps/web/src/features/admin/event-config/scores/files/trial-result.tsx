import { CircleCheck } from 'lucide-react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { ErrorText, FaultList } from '../../../form/failure.tsx'
import { csvWord, faultsOf, translateReason } from '../../../form/faults.ts'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { useKeyplayNames } from '../changes/changed-counts.tsx'
import { ChangesView } from '../changes/changes-view.tsx'
import type { ScoreUpload } from '../uploads/uploads.ts'
import { DemoPreview } from './demo-preview.tsx'
import { AssignedPeople, UnknownPeople } from './unknown-people.tsx'

/** Shows the dry run's answer for files: their faults, or what they would change. */
export function TrialResult({
  event,
  fileName,
  chosen,
}: {
  event: ConfiguredEvent
  fileName: string
  chosen: ScoreUpload
}) {
  const { t, i18n } = useTranslation(['admin-scores', 'admin'])
  const nameOf = useKeyplayNames()
  const { trial, people: decided, choosePeople } = chosen
  const { data: answer, error } = trial
  const faulty = error && faultsOf(error)
  if (faulty)
    return (
      <>
        <FaultList fileName={fileName} {...faulty} />
        <UnknownPeople
          event={event}
          faults={faulty.faults}
          onAssign={choosePeople}
          onAdded={() => void trial.refetch()}
        />
      </>
    )
  if (error) return <ErrorText error={error} />
  if (!answer) return null
  const { rows, layout, phases, uncounted, incomplete, skipped, people, notes, demos, changes } = answer
  const layouts = layout.split(' + ')
  const isForBoth = layouts.includes('server log') || layouts.includes('demo')
  const names = (ids: readonly number[]) => ({ keyplays: ids.map(nameOf).join(', ') })
  return (
    <div className="stack gap-2 breaks note">
      <p className="row middle gap-2 success">
        <CircleCheck size={16} aria-hidden />
        {t('read', {
          rows,
          layout: layouts.map(name => csvWord(name, i18n.language)).join(' + '),
          phases: phases.join(', '),
        })}
      </p>
      {isForBoth && <p>{t('bothScores')}</p>}
      {demos.length > 0 && <DemoPreview demos={demos} />}
      {uncounted.length > 0 && <p>{t(isForBoth ? 'uncountedMaps' : 'uncounted', names(uncounted))}</p>}
      {incomplete.length > 0 && <p>{t('incomplete', names(incomplete))}</p>}
      {skipped.length > 0 && <p>{t('skipped', { players: skipped.join(', ') })}</p>}
      <AssignedPeople
        event={event}
        people={people.map(person => ({ name: decided.find(isOf(person))?.name ?? '', ...person }))}
        onTakeBack={steamId => choosePeople([{ steamId, name: '', playerId: null }])}
      />
      {notes.map(note => (
        <p key={note}>{translateReason(note, i18n.language)}</p>
      ))}
      {changes && <ChangesView event={event} changes={changes} />}
    </div>
  )
}

const isOf =
  ({ steamId }: { steamId: string }) =>
  (other: { steamId: string }): boolean =>
    other.steamId === steamId
