import { passwordForm } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NewPasswordField } from '../account/new-password-field.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { useFormFields } from '../account/use-form-fields.ts'
import { refreshAfter, trpc } from '../api/client.ts'
import { failureOf } from '../api/failure.ts'
import { useFailureText } from '../api/failure-text.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { notify } from '../ui/feedback/notify.ts'
import { Button } from '../ui/input/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './sessions.module.css'

/** Opens the form that changes the password (rulebook 1.21). */
export function ChangePassword({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('passwordChange.open')}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('passwordChange.title')}>
        <PasswordForm username={username} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** Takes the old password and the new one twice. A wrong old one is reported at its field, and nothing typed is lost. */
function PasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const { fields, valid, propsOf } = useFormFields({ newPassword: '', confirmation: '' }, passwordForm)
  const { mutate, isPending, error, reset } = useMutation(
    trpc.account.changePassword.mutationOptions({
      meta: { quiet: true },
      onSuccess: async () => {
        await refreshAfter('account.changePassword')
        notify('success', t('passwordChange.success'))
        onDone()
      },
    }),
  )
  const isWrong = failureOf(error)?.rule === 'PASSWORD_WRONG'
  const failure = useFailureText(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid && password !== '') mutate({ password, newPassword: fields.newPassword })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.text}>{t('passwordChange.text')}</p>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('passwordChange.old')}
        value={password}
        onChange={value => {
          setPassword(value)
          reset()
        }}
        autoComplete="current-password"
        maxLength={128}
        fault={isWrong ? failure : undefined}
      />
      <NewPasswordField {...propsOf('newPassword')} label={t('passwordChange.new')} ownNames={[username]} />
      <PasswordField
        {...propsOf('confirmation')}
        autoComplete="new-password"
        maxLength={128}
        label={t('passwordChange.confirmation')}
      />
      {failure && !isWrong && (
        <p role="alert" className={styles.fault}>
          {failure}
        </p>
      )}
      <Button type="submit" look="beam" disabled={!valid || password === ''} busy={isPending}>
        {t('passwordChange.confirm')}
      </Button>
    </form>
  )
}
