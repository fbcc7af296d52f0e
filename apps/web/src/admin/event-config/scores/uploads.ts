import type { ScoreFileType } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Outputs, refreshAfter, trpc } from '../../../api/client.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { sendForm } from '../../form/send-form.ts'

/** What a change of scores does: counts, event scores, who moves most, states of phases (rulebook 8.18). */
export type ScoreChanges = Outputs['score']['recheckEvent']['changes']

export type UploadAnswer = {
  rows: number
  layout: string
  phases: number[]
  /** Keyplays that the file has no columns for. */
  uncounted: number[]
  /** SteamIDs of unknown players that were skipped. */
  skipped: string[]
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
}

/** Sends a score file; calls `onProgress` with the share that is sent, 0 to 1. */
function uploadScore(
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
  const upload = useMutation({
    mutationFn: (file: File) => uploadScore({ ...at, skipUnknown, file, dryRun: false }, setProgress),
    onSuccess: async () => {
      setChosen(null)
      notify('success', t('uploaded'))
      onUploaded()
      await refreshAfter('score.uploadScore')
    },
  })
  const choose = (file: File | undefined) => {
    setProgress(0)
    setChosen(before => (file ? { file, number: (before?.number ?? 0) + 1 } : null))
  }
  const send = () => {
    setProgress(0)
    if (chosen) upload.mutate(chosen.file)
  }
  return { file: chosen?.file, choose, trial, upload, send, progress, skipUnknown, setSkipUnknown }
}

export type Upload = Outputs['score']['getScoreUploads']['uploads'][number]

const uploadsQuery = (eventId: number) => trpc.score.getScoreUploads.queryOptions({ eventId })

/** Reads an event's uploads, newest first. */
export function useUploads(eventId: number) {
  return useQuery(uploadsQuery(eventId))
}

/** Restores an earlier upload. */
export function useRestore(onRestored: () => void) {
  const { t } = useTranslation('admin-scores')
  return useMutation({
    mutationFn: (id: number) => client.score.restoreUpload.mutate({ id }),
    onSuccess: async () => {
      notify('success', t('restored'))
      onRestored()
      await refreshAfter('score.restoreUpload')
    },
  })
}
