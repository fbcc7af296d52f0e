import { checkEmail } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import styles from './form/account-form.module.css'
import { AccountFrame } from './form/account-frame.tsx'

/** Asks for the link to a new password; says so if the game sends no mail (rulebook 20.3). */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const mail = useQuery(trpc.contact.getMailState.queryOptions({}))
  const [email, setEmail] = useState('')
  const send = useMutation(trpc.contact.sendReset.mutationOptions())
  const valid = checkEmail(email).ok
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) send.mutate({ email })
  }
  const toLogin = (
    <Link to="/login" search>
      {t('toLogin')}
    </Link>
  )
  return (
    <AccountFrame kind="forgot" other={toLogin}>
      {mail.data?.on === false && <p className={styles.text}>{t('forgot.off')}</p>}
      {send.isSuccess && (
        <div className={`column ${styles.form}`} role="status">
          <p className={styles.text}>{t('forgot.sent')}</p>
          <p className={styles.text}>{t('forgot.noMail')}</p>
        </div>
      )}
      {mail.data?.on !== false && !send.isSuccess && (
        <form className={`column ${styles.form}`} onSubmit={submit} noValidate>
          <Field
            name="email"
            type="email"
            label={t('email')}
            value={email}
            onChange={setEmail}
            autoComplete="email"
            maxLength={254}
            valid={valid}
            autoFocus
          />
          <Button
            type="submit"
            look="beam"
            wide
            className={styles.submit}
            disabled={!valid}
            busy={send.isPending}
          >
            {t('forgot.submit')}
          </Button>
        </form>
      )}
    </AccountFrame>
  )
}
