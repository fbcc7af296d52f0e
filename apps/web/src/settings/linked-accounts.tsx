import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { leaveToLink } from '../account/provider/visit.ts'
import { type Outputs, refreshAfter, trpc } from '../api/client.ts'
import { useFailureText } from '../api/failure-text.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Button } from '../ui/input/button.tsx'
import { formatDay } from '../ui/layout/dates.ts'
import { Panel } from '../ui/layout/panel.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './account-tab.module.css'
import { OwnPassword } from './own-password.tsx'
import list from './sessions.module.css'

/** Links and unlinks the user's Discord account (rulebook 24.6). Nothing where Discord is off and nothing is linked. */
export function LinkedAccounts({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const providers = useQuery(trpc.provider.getProviders.queryOptions({}))
  const links = useQuery(trpc.provider.getLinks.queryOptions({}, { staleTime: 0 }))
  if (!providers.data || !links.data) return null
  const isOn = providers.data.providers.length > 0
  const [link] = links.data.links
  if (!isOn && !link) return null
  return (
    <Panel head={t('links.title')}>
      <p className={styles.text}>{t('links.text')}</p>
      {link ? <LinkRow link={link} /> : <LinkDiscord username={username} />}
    </Panel>
  )
}

type LinkedAccount = Outputs['provider']['getLinks']['links'][number]

function LinkRow({ link: { provider, name, createdAt } }: { link: LinkedAccount }) {
  const { t, i18n } = useTranslation('settings')
  const { mutate, isPending } = useMutation(
    trpc.provider.unlink.mutationOptions({ onSuccess: () => refreshAfter('provider.unlink') }),
  )
  return (
    <div className={list.session}>
      <div>
        <p className={list.device} dir="auto">
          Discord: {name}
        </p>
        <p className={list.facts}>{t('links.since', { date: formatDay(createdAt, i18n.language) })}</p>
      </div>
      <Button size="s" busy={isPending} onClick={() => mutate({ provider })}>
        {t('links.unlink')}
      </Button>
    </div>
  )
}

function LinkDiscord({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('links.link')}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('links.linkTitle')}>
        <LinkForm username={username} />
      </Dialog>
    </>
  )
}

/** Takes the password, then leaves for Discord. */
function LinkForm({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({ mutationFn: leaveToLink, meta: { quiet: true } })
  const failure = useFailureText(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') mutate(password)
  }
  return (
    <form className={list.form} onSubmit={submit} noValidate>
      <p className={list.text}>{t('links.linkText')}</p>
      <OwnPassword
        label={t('links.password')}
        username={username}
        value={password}
        onChange={setPassword}
        error={error}
        failure={failure}
      />
      <Button type="submit" look="beam" disabled={password === ''} busy={isPending}>
        {t('links.go')}
      </Button>
    </form>
  )
}
