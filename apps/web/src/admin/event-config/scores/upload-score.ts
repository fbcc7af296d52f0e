import { product, type ScoreFileType } from '@game/domain'
import type { Outputs } from '../../../api/client.ts'
import { CallError } from '../../../api/failure.ts'
import { readFailure } from '../../../api/failure-body.ts'
import { i18n } from '../../../texts/i18n.ts'

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

function multipart({ eventId, type, file, phaseIndex, skipUnknown, dryRun }: ScoreForm): FormData {
  const form = new FormData()
  form.set('eventId', String(eventId))
  form.set('type', type)
  if (phaseIndex !== null) form.set('phaseIndex', String(phaseIndex))
  form.set('skipUnknown', String(skipUnknown))
  form.set('dryRun', String(dryRun))
  form.set('file', file)
  return form
}

const failed = (status: number, body: unknown) => {
  const fallback = i18n.t(status === 0 ? 'errors:offline' : 'admin-errors:score.uploadScore')
  return new CallError(readFailure(status, body, fallback))
}

/** Sends a score file; `onProgress` hears the share that is sent, 0 to 1, which fetch cannot tell. */
export function uploadScore(form: ScoreForm, onProgress: (share: number) => void, signal?: AbortSignal) {
  return new Promise<UploadAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) resolve(request.response)
      else reject(failed(request.status, request.response))
    }
    request.onerror = () => reject(failed(0, undefined))
    request.onabort = () => reject(new DOMException('The upload was taken back.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', `/api/${product.slug}/upload-score`)
    request.send(multipart(form))
  })
}
