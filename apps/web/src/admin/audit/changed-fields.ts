/** A field that a call changed, before and after as text; null for what was not there. */
export type ChangedField = { field: string; before: string | null; after: string | null }
type State = Readonly<Record<string, unknown>> | null

const shown = (value: unknown): string | null => {
  if (value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Lists the fields in which two states of a record differ. */
export function changedFields(before: State, after: State): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map(field => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter(change => change.before !== change.after)
}
