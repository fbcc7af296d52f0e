import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import type { FieldProps } from '../../base/ui/input/field.tsx'
import styles from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'

type NewPasswordProps = Omit<FieldProps, 'type' | 'end' | 'autoComplete' | 'maxLength'> & {
  /** The user's own names, which are guessed first. */
  ownNames: readonly string[]
}

/** Takes a new password and warns about one that is easy to guess, which may still be used (rulebook 1.24). */
export function NewPasswordField({ ownNames, hint, ...props }: NewPasswordProps) {
  const { t } = useTranslation('account')
  const guessable = useGuessable(props.valid ? props.value : '', ownNames.join('\n'))
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      maxLength={128}
      hint={
        <span aria-live="polite" className={guessable ? styles.warning : undefined}>
          {guessable ? t('passwordGuessable') : hint}
        </span>
      }
    />
  )
}

/** The check loads with the first password that satisfies the rule; while it has not loaded there is no warning. */
function useGuessable(typed: string, ownNames: string): boolean {
  const password = useDeferredValue(typed)
  const [checked, setChecked] = useState({ password: '', guessable: false })
  useEffect(() => {
    if (password === '') return
    let wanted = true
    import('./guessable-password.ts').then(
      ({ isGuessable }) =>
        wanted && setChecked({ password, guessable: isGuessable(password, ownNames.split('\n')) }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [password, ownNames])
  return checked.guessable && checked.password === typed
}
