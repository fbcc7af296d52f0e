import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormName } from '../../../base/api/calls.gen.ts'
import { refreshAfter } from '../../../base/api/client.ts'
import { type FileForm, sendForm } from './send-form.ts'

type Tried = {
  call: FormName
  /** Sent with the file; it is tried again when they change. */
  fields: FileForm['fields']
  /** The file to begin with, if there is one. */
  first?: () => File | undefined
}

/**
 * Keeps a chosen file: a dry run tries it at once; `send` does exactly what the dry run has shown, or nothing, and calls `onDone` with the
 * answer. `progress` is the share that is sent, 0 to 1.
 */
export function useTriedFile<Answer extends { plan: string }>(
  { call, fields, first }: Tried,
  onDone: (answer: Answer) => void,
) {
  const [chosen, setChosen] = useState(() => {
    const file = first?.()
    return file && { file, number: 0 }
  })
  const [progress, setProgress] = useState(0)
  const sendFile = (file: File, more: FileForm['fields'], signal?: AbortSignal) =>
    sendForm<Answer>({ call, fields: { ...fields, ...more }, file }, setProgress, signal)
  const trial = useQuery({
    queryKey: ['dry run', call, chosen?.number, fields],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('no file is chosen')
      return sendFile(chosen.file, { dryRun: true }, signal)
    },
    enabled: chosen !== undefined,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const sending = useMutation({
    mutationFn: ({ file, plan }: { file: File; plan: string }) => sendFile(file, { plan }),
    meta: { quiet: true },
    onSuccess: async answer => {
      onDone(answer)
      await refreshAfter(call)
    },
    // What is stored has changed meanwhile: the preview shows what the file would do now.
    onError: () => trial.refetch(),
  })
  const choose = (file: File) => {
    setProgress(0)
    sending.reset()
    setChosen(before => ({ file, number: (before?.number ?? 0) + 1 }))
  }
  const send = () => {
    setProgress(0)
    if (chosen && trial.data) sending.mutate({ file: chosen.file, plan: trial.data.plan })
  }
  return { file: chosen?.file, choose, trial, sending, send, progress }
}
