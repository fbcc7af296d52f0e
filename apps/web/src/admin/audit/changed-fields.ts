/** A field that a call changed, before and after; undefined if it did not exist. */
export type ChangedField = { field: string; before: unknown; after: unknown }
type State = Readonly<Record<string, unknown>> | null

/** Fields that mean nothing to a reader. */
const silent: readonly string[] = ['revision']

/** Lists the fields in which two states of a record differ. */
export function changedFields(before: State, after: State): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter(field => !silent.includes(field))
    .map(field => ({ field, before: before?.[field], after: after?.[field] }))
    .filter(change => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
