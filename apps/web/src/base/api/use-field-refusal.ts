import { failureOf } from './failure.ts'
import { useFailureText } from './failure-text.ts'

/** The text of a failed call if its rule is about the field: `NAME` in USERNAME_TAKEN, CLAN_NAME_TAKEN, NAME_RESERVED. */
export function useFieldRefusal(error: unknown, field: 'NAME'): string | undefined {
  const text = useFailureText(error)
  return failureOf(error)?.rule?.includes(field) ? text : undefined
}
