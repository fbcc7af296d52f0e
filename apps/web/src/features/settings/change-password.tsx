import { passwordForm } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { client, refreshAfter } from '../../base/api/client.ts'
import { failureOf } from '../../base/api/failure.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { useFormFields } from '../account/form/use-form-fields.ts'
import { NewPasswordField } from '../account/new-password-field.tsx'
import { PasswordField } from '../account/password-field.tsx'

/** Opens the form that changes the password, or sets the first one (rulebook 1.21, 24.12). */
export function ChangePassword({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const { t } = useTranslation('settings')
  const words = hasPassword ? 'passwordChange' : 'firstPassword'
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`${words}.open`)}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t(`${words}.title`)}>
        <PasswordForm username={username} hasPassword={hasPassword} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** Takes the old password, if there is one, and the new one twice. A wrong old one is reported at its field, and nothing typed is lost. */
function PasswordForm({
  username,
  hasPassword,
  onDone,
}: {
  username: string
  hasPassword: boolean
  onDone: () => void
}) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const { fields, valid, propsOf } = useFormFields({ newPassword: '', confirmation: '' }, passwordForm)
  const { newPassword } = fields
  const words = hasPassword ? 'passwordChange' : 'firstPassword'
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      hasPassword
        ? client.account.changePassword.mutate({ password, newPassword })
        : client.account.setPassword.mutate({ newPassword }),
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshAfter(hasPassword ? 'account.changePassword' : 'account.setPassword')
      notify('success', t(`${words}.success`))
      onDone()
    },
  })
  const complete = valid && (password !== '' || !hasPassword)
  const isWrong = failureOf(error)?.rule === 'PASSWORD_WRONG'
  const failure = useFailureText(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) mutate()
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <p className="note">{t(`${words}.text`)}</p>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {hasPassword && (
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
      )}
      <NewPasswordField {...propsOf('newPassword')} label={t('passwordChange.new')} ownNames={[username]} />
      <PasswordField
        {...propsOf('confirmation')}
        autoComplete="new-password"
        maxLength={128}
        label={t('passwordChange.confirmation')}
      />
      {failure && !isWrong && (
        <p role="alert" className="t14 failed">
          {failure}
        </p>
      )}
      <Button type="submit" look="beam" disabled={!complete} busy={isPending}>
        {t(`${words}.open`)}
      </Button>
    </form>
  )
}
