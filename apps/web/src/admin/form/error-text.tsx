import { useFailureText } from '../../api/use-failure-text.ts'
import styles from './error-text.module.css'

/** What a failed call says, in place. */
export function ErrorText({ error }: { error: unknown }) {
  const text = useFailureText(error)
  return (
    <p className={styles.error} role="alert">
      {text}
    </p>
  )
}
