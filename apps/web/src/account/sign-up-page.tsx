import { signUpForm } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useFieldRefusal } from '../api/use-field-refusal.ts'
import { mailLocale } from '../session/mail-locale.ts'
import { useSignUp } from '../session/mutations.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Button } from '../ui/input/button.tsx'
import { Checkbox } from '../ui/input/checkbox.tsx'
import { Field } from '../ui/input/field.tsx'
import { MarkedText } from '../ui/layout/marked-text.tsx'
import styles from './account-form.module.css'
import { AccountFrame } from './account-frame.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useFormFields } from './use-form-fields.ts'

/** The fields, by the names of their labels. */
const labelled = ['username', 'email', 'password', 'confirmation'] as const
const empty = { username: '', email: '', password: '', confirmation: '' }

export function SignUpPage() {
  const { t, i18n } = useTranslation('account')
  const { fields, valid, faults, propsOf, showFaults } = useFormFields(empty, signUpForm)
  const [remember, setRemember] = useState(false)
  const [acceptPolicy, setAcceptPolicy] = useState(false)
  const signUp = useSignUp()
  const refusal = useFieldRefusal(signUp.error, 'NAME')
  const username = propsOf('username')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!valid) {
      const [first = ''] = showFaults()
      const field = event.currentTarget.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const { username, email, password } = fields
    signUp.mutate({ username, email, password, remember, acceptPolicy, ...mailLocale(i18n.language) })
  }
  const other = (
    <>
      {t('haveAccount')}{' '}
      <Link to="/login" search>
        {t('toLogin')}
      </Link>
    </>
  )
  return (
    <AccountFrame kind="signUp" other={other}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          {...username}
          onChange={typed => {
            username.onChange(typed)
            signUp.reset()
          }}
          fault={refusal ?? username.fault}
          valid={username.valid && !refusal}
          label={t('username')}
          hint={t('usernameHint')}
          autoComplete="username"
          maxLength={24}
          autoFocus
        />
        <Field {...propsOf('email')} label={t('email')} type="email" autoComplete="email" maxLength={254} />
        <NewPasswordField
          {...propsOf('password')}
          label={t('password')}
          hint={t('passwordHint')}
          ownNames={[fields.username, fields.email]}
        />
        <PasswordField
          {...propsOf('confirmation')}
          autoComplete="new-password"
          maxLength={128}
          label={t('confirmation')}
        />
        <div className={styles.checks}>
          <Checkbox checked={remember} onChange={setRemember}>
            {t('remember')}
          </Checkbox>
          <Checkbox checked={acceptPolicy} onChange={setAcceptPolicy} required>
            <MarkedText
              text={t('policy')}
              parts={{
                privacy: words => <Link to="/privacy-policy">{words}</Link>,
                terms: words => <Link to="/terms-and-conditions">{words}</Link>,
              }}
            />
          </Checkbox>
        </div>
        <Button
          type="submit"
          look="beam"
          wide
          className={styles.submit}
          aria-disabled={!valid || undefined}
          aria-describedby={valid ? undefined : 'missing'}
          busy={signUp.isPending}
        >
          {t('signUp.submit')}
        </Button>
        {!valid && (
          <p id="missing" className={styles.missing}>
            {t('missing', {
              fields: labelled
                .filter(name => faults[name])
                .map(name => t(name))
                .join(', '),
            })}
          </p>
        )}
      </form>
    </AccountFrame>
  )
}
