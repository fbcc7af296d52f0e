import { useEffect, useState } from 'react'
import { failureText } from './failure-text.ts'

/** What a failed call says, for the screen that shows it beside its input; undefined while nothing failed. */
export function useFailureText(error: unknown): string | undefined {
  const [said, setSaid] = useState<{ error: unknown; text: string }>()
  useEffect(() => {
    let current = true
    if (error) failureText(error).then(text => current && setSaid({ error, text }))
    return () => {
      current = false
    }
  }, [error])
  return error && said?.error === error ? said?.text : undefined
}
