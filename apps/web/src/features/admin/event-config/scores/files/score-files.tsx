import { type JoinMode, type ScoreFileType, scoreFileTypes } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { placeFiles } from '../uploads/place-files.ts'
import styles from '../uploads/scores-tab.module.css'
import { useDecidedPeople, useScoreUpload } from '../uploads/uploads.ts'
import { useEnterResults, useMapResults } from './map-results.ts'
import { MapResultsChoice } from './map-results-choice.tsx'
import { ScoreFileCard } from './score-file-card.tsx'

/**
 * Takes the files of both scores. They can be chosen together, and UPLOAD BOTH sends them; the results of maps that they tell are
 * entered with the last of them (rulebook 11.36, 18.12).
 */
export function ScoreFiles({
  event,
  phaseIndex,
  mode,
  onUploaded,
}: {
  event: ConfiguredEvent
  phaseIndex: number | null
  mode: JoinMode
  onUploaded: () => void
}) {
  const { t } = useTranslation('admin-scores')
  const at = { eventId: event.id, phaseIndex, mode }
  const people = useDecidedPeople()
  const uploads = {
    kill: useScoreUpload({ ...at, type: 'kill' }, people, onUploaded),
    match: useScoreUpload({ ...at, type: 'match' }, people, onUploaded),
  }
  const { filled, leftOut } = useMapResults(
    event,
    scoreFileTypes.flatMap(type => uploads[type].files),
    scoreFileTypes.flatMap(type => uploads[type].trial.data ?? []),
  )
  const entersWith = uploads.match.files.length > 0 ? 'match' : 'kill'
  const enter = useEnterResults(event.id)
  const [entered, setEntered] = useState(true)
  const take = async (files: File[], on: ScoreFileType) => {
    const placed = await placeFiles(files, on)
    for (const type of scoreFileTypes) if (placed[type]) uploads[type].choose(placed[type])
  }
  const send = async (type: ScoreFileType) => {
    const results = type === entersWith && entered ? filled : []
    const sent = await uploads[type].send()
    if (sent && results.length > 0) enter.mutate(results)
    return sent
  }
  /** Counts only replace, and two answers about maps that count already may differ: then the files are two acts. */
  const areOneAct =
    scoreFileTypes.every(type => !uploads[type].isCounts) &&
    new Set(scoreFileTypes.flatMap(type => uploads[type].sameMaps ?? [])).size < 2
  const sendBoth = async () => {
    if (!areOneAct) return (await send('kill')) && send('match')
    const sent = await uploads.kill.send(uploads.match)
    if (sent && entered && filled.length > 0) enter.mutate(filled)
    return sent
  }
  const areReady = scoreFileTypes.every(
    type => uploads[type].trial.data && !uploads[type].trial.isFetching && !uploads[type].isIncomplete,
  )
  const areBusy = scoreFileTypes.some(type => uploads[type].upload.isPending)
  return (
    <>
      <div className={`stack top gap-4 ${styles.files}`}>
        {scoreFileTypes.map(type => (
          <ScoreFileCard
            key={type}
            event={event}
            type={type}
            chosen={uploads[type]}
            onFiles={files => void take(files, type)}
            onSend={() => void send(type)}
          >
            {type === entersWith && filled.length + leftOut.length > 0 && (
              <MapResultsChoice filled={filled} leftOut={leftOut} entered={entered} onChange={setEntered} />
            )}
          </ScoreFileCard>
        ))}
      </div>
      {scoreFileTypes.every(type => uploads[type].files.length > 0) && (
        <div className="row at-end">
          <Button look="beam" onClick={() => void sendBoth()} disabled={!areReady || areBusy} busy={areBusy}>
            {t('uploadBoth')}
          </Button>
        </div>
      )}
    </>
  )
}
