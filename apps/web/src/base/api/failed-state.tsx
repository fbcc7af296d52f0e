import { ErrorState } from '../ui/feedback/states.tsx'
import { useFailureText } from './failure-text.ts'

/** Shows what could not be loaded, in the reader's language, with a button to try again. */
export function FailedState({ error, ...retry }: { error: unknown; onRetry: () => void; busy?: boolean }) {
  return <ErrorState message={useFailureText(error) ?? ''} {...retry} />
}
