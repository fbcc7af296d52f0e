/** A field that a call changed, before and after; undefined if it did not exist. */
export type ChangedField = { field: string; before: unknown; after: unknown }
type State = Readonly<Record<string, unknown>> | null

/** Fields that mean nothing to a reader. */
const silent: readonly string[] = ['revision']

/** Fields that say what or whom a change is about. */
const naming: readonly string[] = ['eventRewardId', 'userIds', 'userId', 'leagueId']

/** Lists the fields that name what a change is about and are the same before and after it. */
export const namingFields = (before: State, after: State): { field: string; value: unknown }[] =>
  naming
    .filter(field => before?.[field] !== undefined && isSame(before[field], after?.[field]))
    .map(field => ({ field, value: before?.[field] }))

/** Lists the fields in which two states of a record differ. */
export function changedFields(before: State, after: State): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter(field => !silent.includes(field))
    .map(field => ({ field, before: before?.[field], after: after?.[field] }))
    .filter(change => !isSame(change.before, change.after))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
