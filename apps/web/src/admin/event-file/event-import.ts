import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter } from '../../api/client.ts'
import type { Texts } from '../../texts/catalogue.ts'
import { sendForm } from '../form/send-form.ts'

type Words = Texts['admin-event-file']

/** What the import does about one thing; `path` is its place in the file. */
export type ImportLine = {
  path: string
  act: 'create' | 'change' | 'keep'
  what: keyof Words['what']
  name: string
  /** The fields that differ, with what is stored and what the file has; empty for what is not in the file. */
  fields: { field: keyof Words['field']; before: string; after: string }[]
}

export type EventImport = {
  /** No id if a dry run would create it. */
  event: { id: number | null; name: string }
  created: number
  changed: number
  kept: number
  unchanged: number
  /** The first 500. */
  lines: ImportLine[]
  plan: string
  /** The game servers that were added, each with the path that has its token. */
  sources: { name: string; path: string }[]
}

/** Where a file goes: the event of its name, or a new one if there is none; a new one; or the event of this id. */
export type Target = 'named' | 'new' | number

const fieldsOf = (target: Target, phaseIndex: number | null) =>
  target === 'named'
    ? {}
    : target === 'new'
      ? { asNew: true }
      : { eventId: target, ...(phaseIndex !== null && { phaseIndex }) }

/** Keeps a chosen file: a dry run tries it at once; `send` does exactly what the dry run has shown, or nothing. */
export function useEventImport(onImported: (done: EventImport) => void) {
  const [chosen, setChosen] = useState<{ file: File; number: number }>()
  const [target, setTarget] = useState<Target>('named')
  const [phase, setPhase] = useState<number | null>(null)
  const [progress, setProgress] = useState(0)
  const importFile = (file: File, fields: { dryRun: true } | { plan: string }, signal?: AbortSignal) =>
    sendForm<EventImport>(
      { call: 'eventConfig.importEvent', fields: { ...fieldsOf(target, phase), ...fields }, file },
      setProgress,
      signal,
    )
  const trial = useQuery({
    queryKey: ['event import dry run', chosen?.number, target, phase],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('no file is chosen')
      return importFile(chosen.file, { dryRun: true }, signal)
    },
    enabled: chosen !== undefined,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const sending = useMutation({
    mutationFn: ({ file, plan }: { file: File; plan: string }) => importFile(file, { plan }),
    meta: { quiet: true },
    onSuccess: async done => {
      onImported(done)
      await refreshAfter('eventConfig.importEvent')
    },
    // The game has changed meanwhile: the preview shows what the file would do now.
    onError: () => trial.refetch(),
  })
  const choose = (file: File) => {
    setProgress(0)
    sending.reset()
    setChosen(before => ({ file, number: (before?.number ?? 0) + 1 }))
  }
  const choosePlace = (next: Target) => {
    sending.reset()
    setTarget(next)
    setPhase(null)
  }
  const choosePhase = (next: number | null) => {
    sending.reset()
    setPhase(next)
  }
  const send = () => {
    setProgress(0)
    if (chosen && trial.data) sending.mutate({ file: chosen.file, plan: trial.data.plan })
  }
  return {
    file: chosen?.file,
    choose,
    target,
    choosePlace,
    phase,
    choosePhase,
    trial,
    sending,
    send,
    progress,
  }
}
