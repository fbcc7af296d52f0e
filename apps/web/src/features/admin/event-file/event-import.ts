import { useState } from 'react'
import type { Texts } from '../../../base/texts/catalogue.ts'
import { useTriedFile } from '../form/tried-file.ts'

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

/** Imports an event file, by a dry run first, into a place of the admin's choice. */
export function useEventImport(onImported: (done: EventImport) => void) {
  const [target, setTarget] = useState<Target>('named')
  const [phase, setPhase] = useState<number | null>(null)
  const tried = useTriedFile<EventImport>(
    { call: 'eventConfig.importEvent', fields: fieldsOf(target, phase) },
    onImported,
  )
  const choosePhase = (next: number | null) => {
    tried.sending.reset()
    setPhase(next)
  }
  const choosePlace = (next: Target) => {
    choosePhase(null)
    setTarget(next)
  }
  return { ...tried, target, choosePlace, phase, choosePhase }
}
