import type { Refusal } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { useFieldRefusal } from '../../../base/api/use-field-refusal.ts'
import { mailLocale } from '../../../base/session/mail-locale.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../base/ui/input/checkbox.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import { MarkedText } from '../../../base/ui/layout/marked-text.tsx'
import styles from './account-form.module.css'

/** The fields, by the names of their labels. */
const labelled = ['username', 'email', 'password', 'confirmation'] as const

type FieldProps = Pick<ComponentProps<typeof Field>, 'value' | 'onChange' | 'onBlur' | 'fault'> & {
  name: string
  valid: boolean
}
/** What `useFormFields` gives for a form with these fields and others. */
type Form = {
  valid: boolean
  faults: Partial<Record<(typeof labelled)[number], Refusal>>
  propsOf: (name: 'username' | 'email') => FieldProps
  showFaults: () => string[]
}

/** What every sign-up sends besides username and email. */
export type SignUpChoices = ReturnType<typeof mailLocale> & { remember: boolean; acceptPolicy: boolean }

/** Takes what a sign-up needs, and says what is still to fill in. */
export function SignUpForm({
  form: { valid, faults, propsOf, showFaults },
  signUp,
  onSubmit,
  passwords,
}: {
  form: Form
  /** The call: its refusal is shown at the username until that changes. */
  signUp: { error: unknown; isPending: boolean; reset(): void }
  onSubmit: (choices: SignUpChoices) => void
  /** The fields of the new password; none for a sign-up without one. */
  passwords?: ReactNode
}) {
  const { t, i18n } = useTranslation('account')
  const [remember, setRemember] = useState(false)
  const [acceptPolicy, setAcceptPolicy] = useState(false)
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
    onSubmit({ remember, acceptPolicy, ...mailLocale(i18n.language) })
  }
  return (
    <form className={`column ${styles.form}`} onSubmit={submit} noValidate>
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
      {passwords}
      <div className="column gap-1">
        {passwords && (
          <Checkbox checked={remember} onChange={setRemember}>
            {t('remember')}
          </Checkbox>
        )}
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
        <p id="missing" className="note">
          {t('missing', {
            fields: labelled
              .filter(name => faults[name])
              .map(name => t(name))
              .join(', '),
          })}
        </p>
      )}
    </form>
  )
}
