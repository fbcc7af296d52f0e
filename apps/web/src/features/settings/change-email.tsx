import { checkEmail } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { failureOf } from '../../base/api/failure.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { mailLocale } from '../../base/session/mail-locale.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { PasswordField } from '../account/password-field.tsx'

/** Opens the form that changes the address (rulebook 20.4). */
export function ChangeEmail() {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('mail.change')}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('mail.changeTitle')}>
        <EmailForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** A refusal is shown at the field it is about, and nothing typed is lost. */
function EmailForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation('settings')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = useMutation(
    trpc.contact.changeEmail.mutationOptions({
      meta: { quiet: true },
      onSuccess: async () => {
        await refreshAfter('contact.changeEmail')
        notify('success', t('mail.sent'))
        onDone()
      },
    }),
  )
  const failure = useFailureText(error)
  const isPassword = failureOf(error)?.rule === 'PASSWORD_WRONG'
  const valid = checkEmail(email).ok
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid && password !== '') mutate({ email, password, ...mailLocale(i18n.language) })
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <p className="note">{t('mail.changeText')}</p>
      <Field
        label={t('mail.newEmail')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={change(setEmail)}
        valid={valid}
        fault={isPassword ? undefined : failure}
      />
      <PasswordField
        label={t('mail.password')}
        autoComplete="current-password"
        maxLength={128}
        value={password}
        onChange={change(setPassword)}
        fault={isPassword ? failure : undefined}
      />
      <Button type="submit" look="beam" disabled={!valid || password === ''} busy={isPending}>
        {t('mail.send')}
      </Button>
    </form>
  )
}
