import type { ScoreFileType } from '@game/domain'
import type { Outputs } from '../../../api/client.ts'
import { sendForm } from '../../form/send-form.ts'

/** What a change of scores does: counts, event scores, who moves most, states of phases (rules.md 8). */
export type ScoreChanges = Outputs['score']['recheckEvent']['changes']

export type UploadAnswer = {
  rows: number
  layout: string
  phases: number[]
  /** Keyplays that the file's columns cannot tell. */
  uncounted: number[]
  /** SteamIDs of players that were passed over. */
  skipped: string[]
  /** In a dry run's answer. */
  changes?: ScoreChanges
}

export type ScoreForm = {
  eventId: number
  type: ScoreFileType
  file: File
  phaseIndex: number | null
  skipUnknown: boolean
  dryRun: boolean
}

/** Sends a score file; `onProgress` hears the share that is sent, 0 to 1. */
export function uploadScore(
  { file, phaseIndex, ...fields }: ScoreForm,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) {
  return sendForm<UploadAnswer>(
    {
      call: 'score.uploadScore',
      fields: { ...fields, phaseIndex: phaseIndex ?? undefined },
      file,
    },
    onProgress,
    signal,
  )
}
