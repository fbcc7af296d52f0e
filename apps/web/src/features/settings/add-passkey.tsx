import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { usePasskeyFailure } from '../account/passkey/use-passkey-failure.ts'
import { OwnPassword } from './own-password.tsx'

/** Opens the form that adds a passkey (rulebook 24.1). */
export function AddPasskey({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('passkeys.add')}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('passkeys.addTitle')}>
        <PasskeyForm username={username} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** Takes a name and the password, then the device asks. What went wrong is shown here, and nothing typed is lost. */
function PasskeyForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (typed: { name: string; password: string }) =>
      (await import('../account/passkey/ceremony.ts')).addPasskey(typed),
    meta: { quiet: true },
    onSuccess: async () => {
      await refreshAfter('passkey.addPasskey')
      notify('success', t('passkeys.done'))
      onDone()
    },
  })
  const failure = usePasskeyFailure(error)
  const isFilled = name.trim() !== '' && password !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFilled) mutate({ name: name.trim(), password })
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <p className="note">{t('passkeys.addText')}</p>
      <Field
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        value={name}
        onChange={setName}
        maxLength={64}
      />
      <OwnPassword
        label={t('passkeys.password')}
        username={username}
        value={password}
        onChange={setPassword}
        error={error}
        failure={failure}
      />
      <Button type="submit" look="beam" disabled={!isFilled} busy={isPending}>
        {t('passkeys.add')}
      </Button>
    </form>
  )
}
