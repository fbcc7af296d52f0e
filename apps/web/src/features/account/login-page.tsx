import { loginForm } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useLogIn } from '../../base/session/mutations.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import styles from './form/account-form.module.css'
import { AccountFrame } from './form/account-frame.tsx'
import { useFormFields } from './form/use-form-fields.ts'
import { PasskeyLogIn } from './passkey-log-in.tsx'
import { PasswordField } from './password-field.tsx'
import { ProviderLogIn } from './provider/provider-log-in.tsx'

export function LoginPage() {
  const { t } = useTranslation('account')
  const { fields, valid, propsOf } = useFormFields({ username: '', password: '' }, loginForm)
  const logIn = useLogIn()
  const failure = useFailureText(logIn.error)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failure) summary.current?.focus()
  }, [failure])
  const fieldProps = (name: 'username' | 'password') => {
    const { onChange, ...props } = propsOf(name)
    return {
      ...props,
      valid: props.valid && !failure,
      'aria-invalid': failure !== undefined || undefined,
      'aria-describedby': failure === undefined ? undefined : 'login-failure',
      onChange: (typed: string) => {
        onChange(typed)
        if (logIn.isError) logIn.reset()
      },
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) logIn.mutate(fields)
  }
  const other = (
    <>
      {t('haveNone')}{' '}
      <Link to="/signup" search>
        {t('toSignUp')}
      </Link>
    </>
  )
  return (
    <AccountFrame kind="login" other={other}>
      <form className={`column ${styles.form}`} onSubmit={submit} noValidate>
        {failure !== undefined && (
          <p id="login-failure" ref={summary} tabIndex={-1} className={styles.failure}>
            {failure}
          </p>
        )}
        <Field
          {...fieldProps('username')}
          label={t('username')}
          autoComplete="username"
          maxLength={24}
          autoFocus
        />
        <PasswordField
          {...fieldProps('password')}
          label={t('password')}
          autoComplete="current-password"
          maxLength={128}
        />
        <Link to="/forgot-password" className={`t14 strong accent ${styles.forgot}`}>
          {t('toForgot')}
        </Link>
        <Button
          type="submit"
          look="beam"
          wide
          className={styles.submit}
          disabled={!valid}
          busy={logIn.isPending}
        >
          {t('login.submit')}
        </Button>
      </form>
      <PasskeyLogIn />
      <ProviderLogIn />
    </AccountFrame>
  )
}
