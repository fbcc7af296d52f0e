import type { ComparedColumn, JoinMode, SameMapChoice, ScoreFileType } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Outputs, refreshAfter, trpc } from '../../../../../base/api/client.ts'
import { CallError, readFailure } from '../../../../../base/api/failure.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { notify } from '../../../../../base/ui/base/notify.ts'
import { saveFile, saveText } from '../../../form/faults.ts'
import { sendForm } from '../../../form/send-form.ts'
import { faultsAtBeginning } from './file-beginning.ts'
import type { PlacedFiles } from './place-files.ts'
import { reasonToSend } from './reason-field.tsx'

/** The effects of a change of scores: counts, event scores, the users who move most, states of phases (rulebook 8.18). */
export type ScoreChanges = Outputs['score']['recheckEvent']['changes']

/** A map as it was read from demos, and how it agrees with the server's own totals (rulebook 8.35). */
export type DemoOfUpload = {
  map: string
  files: string[]
  server: string
  patch: string
  finished: boolean
  sides: { side: 'CT' | 'TERRORIST'; team: string; score: number; players: string[] }[]
  roundsPlayed: number
  roundsRead: number
  restored: number
  agreement: { compared: number; agreeing: number; differences: DemoDifference[] }
}
export type DemoDifference = {
  steamId: string
  name: string
  column: ComparedColumn
  read: number
  server: number
  since: number
  expected: boolean
}

type MapOfFile = {
  type: ScoreFileType
  phase: number
  match: string
  map: string
  number: string
  source: string
}

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
  /** Who of the files counts for another player. */
  people: { steamId: string; playerId: number }[]
  /** What an admin should know about how the file was read, in English. */
  notes: string[]
  /** The maps that were read from demos. */
  demos: DemoOfUpload[]
  /** Maps that count already, as they are in the files. */
  known: MapOfFile[]
  /** Maps that count already, as another file has them (rulebook 16.12). */
  doubled: (MapOfFile & { other: MapOfFile })[]
  /** Only in a dry run's answer. */
  changes?: ScoreChanges
}

/** For whom a person of a file is to count; null for nobody (rulebook 8.41). */
export type ChosenPerson = { steamId: string; name: string; playerId: number | null }

export type ScoreForm = {
  eventId: number
  type: ScoreFileType | 'both'
  files: File[]
  mode: JoinMode
  phaseIndex: number | null
  skipUnknown: boolean
  people: readonly ChosenPerson[]
  sameMaps?: SameMapChoice | undefined
  dryRun: boolean
  reason?: string | undefined
}

/**
 * Sends score files; calls `onProgress` with the share that is sent, 0 to 1. A dry run of large files whose beginnings have
 * faults is not sent.
 */
async function uploadScore(
  { files, phaseIndex, people, ...fields }: ScoreForm,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) {
  const { type } = fields
  const found = fields.dryRun && type !== 'both' && (await faultsAtBeginning(files, type))
  if (found) throw new CallError(readFailure(400, found, ''))
  return sendForm<UploadAnswer>(
    {
      call: 'score.uploadScore',
      fields: {
        ...fields,
        phaseIndex: phaseIndex ?? undefined,
        people:
          people.length > 0
            ? JSON.stringify(people.map(({ steamId, playerId }) => ({ steamId, playerId })))
            : undefined,
      },
      file: files,
    },
    onProgress,
    signal,
  )
}

/** What the other card adds to an upload of both. */
type Together = Pick<ScoreForm, 'files' | 'skipUnknown' | 'sameMaps' | 'reason'> & {
  choose: (placed: PlacedFiles | undefined) => void
}

const togetherWith = (form: ScoreForm, others: Together): ScoreForm => ({
  ...form,
  type: 'both',
  files: [...form.files, ...others.files],
  skipUnknown: form.skipUnknown || others.skipUnknown,
  sameMaps: form.sameMaps ?? others.sameMaps,
  reason: form.reason ?? others.reason,
})

/** Keeps what is decided about the people of chosen files, for the files of both scores: the newest about a person counts. */
export function useDecidedPeople() {
  const [people, setPeople] = useState<readonly ChosenPerson[]>([])
  const choose = (newer: readonly ChosenPerson[]) =>
    setPeople(before => [...new Map([...before, ...newer].map(person => [person.steamId, person])).values()])
  return { people, choose }
}

/** The first part of the key of every dry run of chosen files. */
export const tryKey = 'score dry run'

type Chosen = PlacedFiles & { number: number }

/** Keeps chosen score files: a dry run tries them at once and again whenever an option changes; `send` uploads them. */
export function useScoreUpload(
  chosenFor: { eventId: number; type: ScoreFileType; phaseIndex: number | null; mode: JoinMode },
  decided: ReturnType<typeof useDecidedPeople>,
  onUploaded: () => void,
) {
  const { people } = decided
  const { t } = useTranslation('admin-scores')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [skipUnknown, setSkipUnknown] = useState(false)
  const [sameMaps, setSameMaps] = useState<SameMapChoice>()
  const [progress, setProgress] = useState(0)
  const at = chosen?.isCounts ? { ...chosenFor, mode: 'replace' as const } : chosenFor
  const [typedReason, setTypedReason] = useState('')
  const trial = useQuery({
    queryKey: [tryKey, at, skipUnknown, people, sameMaps, chosen?.number],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('no file is chosen')
      const options = { skipUnknown, people, sameMaps, files: chosen.files, dryRun: true }
      return uploadScore({ ...at, ...options }, setProgress, signal)
    },
    enabled: chosen !== null,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const reason = trial.data?.changes ? reasonToSend(typedReason, trial.data.changes) : undefined
  const needsChoice = sameMaps === undefined && (trial.data?.doubled ?? []).length > 0
  const upload = useMutation({
    mutationFn: ({ files, others }: { files: File[]; others: Together | undefined }) => {
      const options = { skipUnknown, people, sameMaps, files }
      const form = { ...at, ...options, dryRun: false, reason: reason ?? undefined }
      return uploadScore(others ? togetherWith(form, others) : form, setProgress)
    },
    onSuccess: async (_answer, { others }) => {
      setChosen(null)
      others?.choose(undefined)
      notify('success', t('uploaded'))
      onUploaded()
      await refreshAfter('score.uploadScore')
    },
  })
  const choose = (placed: PlacedFiles | undefined) => {
    setProgress(0)
    setTypedReason('')
    setSameMaps(undefined)
    setChosen(before => (placed ? { ...placed, number: (before?.number ?? 0) + 1 } : null))
  }
  /**
   * Resolves to whether the files are uploaded, with those of the other card as one act; a failure is shown like any other.
   */
  const send = async (others?: Together) => {
    setProgress(0)
    if (!chosen || reason === null || needsChoice) return false
    return upload.mutateAsync({ files: chosen.files, others }).then(
      () => true,
      () => false,
    )
  }
  const { files = [], isCounts = false } = chosen ?? {}
  return {
    ...{ files, isCounts, choose, trial, upload, send, progress, skipUnknown, setSkipUnknown },
    ...{
      reason: reason ?? undefined,
      typedReason,
      setTypedReason,
      isIncomplete: reason === null || needsChoice,
      sameMaps,
      setSameMaps,
      people,
      choosePeople: decided.choose,
    },
  }
}

/** The data of a card of score files: the chosen files, their dry run and their upload. */
export type ScoreUpload = ReturnType<typeof useScoreUpload>

export type Upload = Outputs['score']['getScoreUploads']['uploads'][number]

const uploadsQuery = (eventId: number) => trpc.score.getScoreUploads.queryOptions({ eventId })

/** Reads an event's uploads, newest first. */
export function useUploads(eventId: number) {
  return useQuery(uploadsQuery(eventId))
}

/** Downloads one of the files of an upload unchanged; `file` is its place among them (rulebook 8.24). */
export function useDownloadFile({ id, files }: Upload) {
  return useMutation({
    mutationFn: async (file: number) => {
      const { fileName = '', parts = 0 } = files[file] ?? {}
      const packed: Blob[] = []
      for (let part = 0; part < parts; part++) {
        const { gzip } = await client.score.getScoreFile.query({ id, file, part })
        packed.push(new Blob([Uint8Array.from(atob(gzip), byte => byte.charCodeAt(0))]))
      }
      const content = new Blob(packed).stream().pipeThrough(new DecompressionStream('gzip'))
      return { fileName, content: await new Response(content).blob() }
    },
    onSuccess: ({ fileName, content }) => saveFile(fileName, [content]),
  })
}

/** Downloads the counts of an upload as a CSV file. */
export function useDownloadCounts() {
  return useMutation({
    mutationFn: (id: number) => client.score.getScoreUpload.query({ id }),
    onSuccess: ({ fileName, csv }) => saveText(fileName, csv),
  })
}

/** Restores what counted after an earlier entry, or with `undo` what counted before an entry. */
export function useRestore(entry: { id: number; undo: boolean }, onRestored: () => void) {
  const { t } = useTranslation('admin-scores')
  return useMutation({
    mutationFn: (reason: string | undefined) => client.score.restoreUpload.mutate({ ...entry, reason }),
    onSuccess: async () => {
      notify('success', t(entry.undo ? 'undone' : 'restored'))
      onRestored()
      await refreshAfter('score.restoreUpload')
    },
  })
}
