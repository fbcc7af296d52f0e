import { type CatalogueKind, type Refusal, refusalMessage } from '@game/domain'
import { z } from 'zod'
import { RefusalError } from '../../../ground/contract/refusal.ts'

/** The place of a value in an event file. */
export type Path = readonly (string | number)[]

/** A place as a JSON pointer: `/phases/1/locksAt`. */
const pointer = (path: Path): string => path.map(part => `/${part}`).join('')

/** What a line of the preview is about: a part of the event, or a kind of the catalogue. */
export type What =
  | 'event'
  | 'phase'
  | 'phaseTeam'
  | 'phasePlayer'
  | 'news'
  | 'perks'
  | 'match'
  | 'eventReward'
  | 'source'
  | CatalogueKind

/** A field with its values as text; '' for none. */
export type ChangedField = { field: string; before: string; after: string }

/**
 * What the import does about one thing. `keep` is what it leaves as it is: a record of the catalogue that is different in the file, with its
 * fields, or a part of the event that the file does not have.
 */
export type Line = {
  path: string
  act: 'create' | 'change' | 'keep'
  what: What
  name: string
  fields: ChangedField[]
}

type Values = Readonly<Record<string, unknown>>

/** A thing of a file, with the stored one if the game has it. Values that the file leaves out stay as they are. */
type Compared = { path: Path; what: What; name: string; before: Values | undefined; after: Values }

type Issue = z.core.$ZodIssue

/** Collects what an import does, and everything that refuses it. */
export function openReport() {
  const lines: Line[] = []
  const issues: Issue[] = []
  let unchanged = 0
  const refuse = (path: Path, refusal: Pick<Refusal, 'rule' | 'facts'>): undefined => {
    issues.push(issueOf(path, refusal))
  }
  /** Runs a step; its refusal becomes a fault of the path. Returns whether it was done. */
  const attempt = async (path: Path, step: () => unknown, pathOf = (_rule: string) => path) => {
    try {
      await step()
      return true
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      refuse(pathOf(error.rule), error)
      return false
    }
  }
  return {
    issues,
    refuse,
    attempt,
    /** What the import does, in the order of the file. */
    lines: () => lines.toSorted((a, b) => partOf(a) - partOf(b) || byNumbers.compare(a.path, b.path)),
    unchanged: () => unchanged,
    same: () => {
      unchanged++
    },
    created: (path: Path, what: What, name: string) =>
      lines.push({ path: pointer(path), act: 'create', what, name, fields: [] }),
    /** Notes something that stays as it is. */
    keep: (path: Path, what: What, name: string, fields: ChangedField[] = []) =>
      lines.push({ path: pointer(path), act: 'keep', what, name, fields }),
    /** Creates or changes a thing by `save`, unless it is the same already. */
    save: async (
      { path, what, name, before, after }: Compared,
      save: () => unknown,
      pathOf?: (rule: string) => Path,
    ) => {
      const fields = before ? differences(before, after) : []
      if (before && fields.length === 0) unchanged++
      else if (await attempt(path, save, pathOf))
        lines.push({ path: pointer(path), act: before ? 'change' : 'create', what, name, fields })
    },
  }
}
export type Report = ReturnType<typeof openReport>

/** The fields in which a file differs from what is stored; those that the file leaves out do not differ. */
export const differences = (before: Values, after: Values): ChangedField[] =>
  Object.entries(after).flatMap(([field, value]) =>
    value === undefined || shown(value) === shown(before[field])
      ? []
      : [{ field, before: shown(before[field]), after: shown(value) }],
  )

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? '' : String(value)

export const issueOf = (path: Path, { rule, facts }: Pick<Refusal, 'rule' | 'facts'>): Issue => ({
  code: 'custom',
  path: [...path],
  message: refusalMessage(facts ? { rule, facts } : { rule }),
  params: { rule, ...(facts && { facts }) },
  input: undefined,
})

const parts = ['event', 'phases', 'rewards', 'sources', 'catalogue']
const partOf = ({ path }: Line): number => parts.indexOf(path.split('/')[1] ?? '')
const byNumbers = new Intl.Collator('en', { numeric: true })

const mostIssues = 200

/** The refusal of a file: a 400 with the path of each fault. */
export const refusedFile = (issues: readonly Issue[]): Error =>
  new z.ZodRealError(issues.slice(0, mostIssues))
