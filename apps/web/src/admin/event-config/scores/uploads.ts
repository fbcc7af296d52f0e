import type { ScoreFileType } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Outputs, refreshAfter, trpc } from '../../../api/client.ts'
import { CallError, readFailure } from '../../../api/failure.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { saveFile, saveText } from '../../form/faults.ts'
import { sendForm } from '../../form/send-form.ts'
import { faultsAtBeginning } from './file-beginning.ts'
import { reasonToSend } from './reason-field.tsx'

/** The effects of a change of scores: counts, event scores, the users who move most, states of phases (rulebook 8.18). */
export type ScoreChanges = Outputs['score']['recheckEvent']['changes']

export type UploadAnswer = {
  rows: number
  layout: string
  phases: number[]
  /** Keyplays that the file has no columns for. */
  uncounted: number[]
  /** Keyplays that a server log reports for every round except the last of a map. */
  incomplete: number[]
  /** SteamIDs of unknown players that were skipped. */
  skipped: string[]
  /** What an admin should know about how the file was read, in English. */
  notes: string[]
  /** Only in a dry run's answer. */
  changes?: ScoreChanges
}

export type ScoreForm = {
  eventId: number
  type: ScoreFileType
  file: File
  phaseIndex: number | null
  skipUnknown: boolean
  dryRun: boolean
  reason?: string | undefined
}

/**
 * Sends a score file; calls `onProgress` with the share that is sent, 0 to 1. A dry run of a large file whose beginning has
 * faults is not sent.
 */
async function uploadScore(
  { file, phaseIndex, ...fields }: ScoreForm,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) {
  const found = fields.dryRun && (await faultsAtBeginning(file, fields.type))
  if (found) throw new CallError(readFailure(400, found, ''))
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

type Chosen = { file: File; number: number }

/** Keeps a chosen score file: a dry run tries it at once and again whenever an option changes; `send` uploads it. */
export function useScoreUpload(
  at: { eventId: number; type: ScoreFileType; phaseIndex: number | null },
  onUploaded: () => void,
) {
  const { t } = useTranslation('admin-scores')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [skipUnknown, setSkipUnknown] = useState(false)
  const [progress, setProgress] = useState(0)
  const [typedReason, setTypedReason] = useState('')
  const trial = useQuery({
    queryKey: ['score dry run', at, skipUnknown, chosen?.number],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('no file is chosen')
      return uploadScore({ ...at, skipUnknown, file: chosen.file, dryRun: true }, setProgress, signal)
    },
    enabled: chosen !== null,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const reason = trial.data?.changes ? reasonToSend(typedReason, trial.data.changes) : undefined
  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadScore({ ...at, skipUnknown, file, dryRun: false, reason: reason ?? undefined }, setProgress),
    onSuccess: async () => {
      setChosen(null)
      notify('success', t('uploaded'))
      onUploaded()
      await refreshAfter('score.uploadScore')
    },
  })
  const choose = (file: File | undefined) => {
    setProgress(0)
    setTypedReason('')
    setChosen(before => (file ? { file, number: (before?.number ?? 0) + 1 } : null))
  }
  /** Resolves to whether the file is uploaded; a failure is shown like any other. */
  const send = async () => {
    setProgress(0)
    if (!chosen || reason === null) return false
    return upload.mutateAsync(chosen.file).then(
      () => true,
      () => false,
    )
  }
  return {
    ...{ file: chosen?.file, choose, trial, upload, send, progress, skipUnknown, setSkipUnknown },
    ...{ typedReason, setTypedReason, needsReason: reason === null },
  }
}

/** The data of a score file's card: the chosen file, its dry run and its upload. */
export type ScoreUpload = ReturnType<typeof useScoreUpload>

export type Upload = Outputs['score']['getScoreUploads']['uploads'][number]

const uploadsQuery = (eventId: number) => trpc.score.getScoreUploads.queryOptions({ eventId })

/** Reads an event's uploads, newest first. */
export function useUploads(eventId: number) {
  return useQuery(uploadsQuery(eventId))
}

/** Downloads the file of an upload unchanged (rulebook 8.24). */
export function useDownloadFile() {
  return useMutation({
    mutationFn: async ({ id, fileName, fileParts }: Upload) => {
      const packed: Blob[] = []
      for (let part = 0; part < fileParts; part++) {
        const { gzip } = await client.score.getScoreFile.query({ id, part })
        packed.push(new Blob([Uint8Array.from(atob(gzip), byte => byte.charCodeAt(0))]))
      }
      const file = new Blob(packed).stream().pipeThrough(new DecompressionStream('gzip'))
      return { fileName, file: await new Response(file).blob() }
    },
    onSuccess: ({ fileName, file }) => saveFile(fileName, [file]),
  })
}

/** Downloads the counts of an upload as a CSV file. */
export function useDownloadCounts() {
  return useMutation({
    mutationFn: (id: number) => client.score.getScoreUpload.query({ id }),
    onSuccess: ({ fileName, csv }) => saveText(fileName, csv),
  })
}

/** Restores an earlier upload. */
export function useRestore(onRestored: () => void) {
  const { t } = useTranslation('admin-scores')
  return useMutation({
    mutationFn: (input: { id: number; reason: string | undefined }) =>
      client.score.restoreUpload.mutate(input),
    onSuccess: async () => {
      notify('success', t('restored'))
      onRestored()
      await refreshAfter('score.restoreUpload')
    },
  })
}
