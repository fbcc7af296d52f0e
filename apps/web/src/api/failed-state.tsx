import { ErrorState } from '../ui/feedback/states.tsx'
import { useFailureText } from './failure-text.ts'

/** What could not be loaded, in the reader's language, and the way to try again. */
export function FailedState({ error, ...retry }: { error: unknown; onRetry: () => void; busy?: boolean }) {
  return <ErrorState message={useFailureText(error) ?? ''} {...retry} />
}
