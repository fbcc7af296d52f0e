import type { ScoreFileType } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshAfter } from '../../../api/client.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { uploadScore } from './upload-score.ts'

type Chosen = { file: File; number: number }

/** A chosen score file: tried at once by a dry run, again whenever an option changes, and then sent for good. */
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
