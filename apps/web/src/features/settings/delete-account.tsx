import { erasedAt } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useSessionReset } from '../../base/session/session.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { formatDay } from '../../base/ui/layout/dates.ts'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { PasswordField } from '../account/password-field.tsx'

/** Deletes the user's account, which signs out, and goes to the landing page. */
function useDeleteAccount() {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const reset = useSessionReset()
  return useMutation(
    trpc.account.deleteAccount.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/$product', params: inProduct })
        await reset()
        notify('success', t('deletion.success'))
      },
    }),
  )
}

/** Asks for the password before the account is deleted (rulebook 1.16, 13.23). */
export function DeleteAccount({ username }: { username: string }) {
  const { t, i18n } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const form = useId()
  const now = useServerNow()
  const { mutate, isPending, error, reset } = useDeleteAccount()
  const fault = useFailureText(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') mutate({ name: username, password })
  }
  const type = (typed: string) => {
    setPassword(typed)
    if (error) reset()
  }
  const show = (shown: boolean) => {
    type('')
    setOpen(shown)
  }
  const date = now ? formatDay(erasedAt(now), i18n.language) : ''
  return (
    <>
      <Button look="danger" onClick={() => show(true)}>
        {t('deleteAccount')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        size="s"
        title={t('deletion.title')}
        footer={
          <Button type="submit" form={form} look="danger" disabled={password === ''} busy={isPending}>
            {t('deletion.confirm')}
          </Button>
        }
      >
        <form id={form} onSubmit={submit}>
          <p className="below-4 soft">{t('deletion.text', { name: username, date })}</p>
          <PasswordField
            label={t('deletion.password')}
            value={password}
            onChange={type}
            fault={fault}
            autoComplete="current-password"
            maxLength={128}
          />
        </form>
      </Dialog>
    </>
  )
}
