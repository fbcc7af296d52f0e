import { defaultTokenDays, type TokenScope, tokenDays, tokenScopes } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../../base/api/client.ts'
import { useFailureText } from '../../../base/api/failure-text.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Checkboxes } from '../../../base/ui/input/checkboxes.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import { LabelledSelect } from '../../../base/ui/input/labelled-select.tsx'
import { ShownOnce } from '../../../base/ui/input/shown-once.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'

type Made = { name: string; token: string }

/** Opens the form of a new token, which shows the token once it is made. */
export function NewToken({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<Made>()
  const show = (shown: boolean) => {
    setMade(undefined)
    setOpen(shown)
  }
  return (
    <>
      <Button look="beam" disabled={disabled} onClick={() => show(true)}>
        {t('tokens.make')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        size="s"
        title={t(made ? 'tokens.madeTitle' : 'tokens.newTitle')}
      >
        {made ? (
          <ShownOnce
            secret={made.token}
            text={t('tokens.madeText')}
            label={t('tokens.token', { name: made.name })}
            says={{
              copy: t('tokens.copy'),
              copied: t('tokens.copied'),
              notCopied: t('tokens.notCopied'),
              done: t('tokens.done'),
            }}
            onDone={() => show(false)}
          />
        ) : (
          <TokenForm onMade={setMade} />
        )}
      </Dialog>
    </>
  )
}

function TokenForm({ onMade }: { onMade: (made: Made) => void }) {
  const { t } = useTranslation('settings')
  const isAdmin = useCurrentUser()?.role === 'admin'
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read'])
  const [days, setDays] = useState<number>(defaultTokenDays)
  const { mutate, isPending, error } = useMutation(
    trpc.accessToken.addToken.mutationOptions({
      meta: { quiet: true },
      onSuccess: async ({ token }, asked) => {
        onMade({ name: asked.name.trim(), token })
        await refreshAfter('accessToken.addToken')
      },
    }),
  )
  const failure = useFailureText(error)
  const isReady = name.trim() !== '' && scopes.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) mutate({ name, scopes: [...scopes], days })
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <Field
        label={t('tokens.name')}
        placeholder={t('tokens.nameHint')}
        maxLength={40}
        value={name}
        onChange={setName}
        fault={failure}
      />
      <Checkboxes
        label={t('tokens.scopes')}
        options={tokenScopes
          .filter(scope => scope !== 'admin' || isAdmin)
          .map(value => ({
            value,
            text: (
              <>
                {t(`tokens.${value}`)}
                <span className="block note">{t(`tokens.${value}Text`)}</span>
              </>
            ),
          }))}
        chosen={scopes}
        onChange={setScopes}
      />
      <LabelledSelect
        label={t('tokens.days')}
        value={days}
        options={tokenDays.map(value => ({ value, label: t('tokens.daysCount', { days: value }) }))}
        onChange={value => value !== null && setDays(value)}
      />
      <Button type="submit" look="beam" disabled={!isReady} busy={isPending}>
        {t('tokens.make')}
      </Button>
    </form>
  )
}
