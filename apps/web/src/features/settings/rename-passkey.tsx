import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'

type Passkey = { id: number; name: string }

/** Opens the form that renames a passkey (rulebook 24.3). */
export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        aria-label={t('passkeys.renameOf', { name: passkey.name })}
        onClick={() => setOpen(true)}
      >
        {t('passkeys.rename')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('passkeys.renameTitle')}>
        <NameForm passkey={passkey} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('settings')
  const [name, setName] = useState(passkey.name)
  const { mutate, isPending, error } = useMutation(
    trpc.passkey.renamePasskey.mutationOptions({
      meta: { quiet: true },
      onSuccess: async () => {
        await refreshAfter('passkey.renamePasskey')
        onDone()
      },
    }),
  )
  const failure = useFailureText(error)
  const typed = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== '') mutate({ id: passkey.id, name: typed })
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <Field label={t('passkeys.name')} value={name} onChange={setName} maxLength={64} fault={failure} />
      <Button type="submit" look="beam" disabled={typed === ''} busy={isPending}>
        {t('passkeys.rename')}
      </Button>
    </form>
  )
}
