import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { formatDay } from '../../base/ui/layout/dates.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { leaveToLink, type Provider, siteNames } from '../account/provider/visit.ts'
import { OwnPassword } from './own-password.tsx'
import list from './sessions.module.css'
import styles from './tokens/account-tab.module.css'

type Links = Outputs['provider']['getLinks']

/** Links and unlinks the user's accounts of other sites (rulebook 24.6). Nothing where all are off and nothing is linked. */
export function LinkedAccounts({
  username,
  links: { links, hasPassword },
}: {
  username: string
  links: Links
}) {
  const { t } = useTranslation('settings')
  const { data } = useQuery(trpc.provider.getProviders.queryOptions({}))
  const linked = new Set(links.flatMap(({ provider, signsIn }) => (signsIn ? [provider] : [])))
  const others = data?.providers.filter(provider => !linked.has(provider)) ?? []
  if (links.length + others.length === 0) return null
  return (
    <Panel head={t('links.title')}>
      <p className={`below-4 note ${styles.text}`}>{t('links.text')}</p>
      {[...linked, ...others].includes('steam') && (
        <p className={`below-4 note ${styles.text}`}>{t('links.steamText')}</p>
      )}
      {!hasPassword && <p className={`below-4 note ${styles.text}`}>{t('links.noPassword')}</p>}
      {links.map(link => (
        <LinkRow key={link.provider} link={link} removable={hasPassword || !link.signsIn} />
      ))}
      {hasPassword && others.length > 0 && (
        <div className="row wrap gap-3">
          {others.map(provider => (
            <LinkAccount key={provider} provider={provider} username={username} />
          ))}
        </div>
      )}
    </Panel>
  )
}

/** `removable`: another way in stays. */
function LinkRow({
  link: { provider, name, createdAt, signsIn },
  removable,
}: {
  link: Links['links'][number]
  removable: boolean
}) {
  const { t, i18n } = useTranslation('settings')
  const { mutate, isPending } = useMutation(
    trpc.provider.unlink.mutationOptions({ onSuccess: () => refreshAfter('provider.unlink') }),
  )
  const site = siteNames[provider]
  return (
    <div className={`row middle between gap-3 pad-2-3 framed ${list.session}`}>
      <div>
        <p className="t14" dir="auto">
          {site}: {name}
        </p>
        <p className="breaks caption">
          {t('links.since', { date: formatDay(createdAt, i18n.language) })}
          {!signsIn && ` · ${t('links.byChat')}`}
        </p>
      </div>
      {removable && (
        <Button
          size="s"
          aria-label={t('links.unlinkOf', { site })}
          busy={isPending}
          onClick={() => mutate({ provider })}
        >
          {t('links.unlink')}
        </Button>
      )}
    </div>
  )
}

function LinkAccount({ provider, username }: { provider: Provider; username: string }) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const site = siteNames[provider]
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('links.link', { site })}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="s" title={t('links.linkTitle', { site })}>
        <LinkForm provider={provider} username={username} />
      </Dialog>
    </>
  )
}

/** Takes the password, then leaves for the other site. */
function LinkForm({ provider, username }: { provider: Provider; username: string }) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => leaveToLink(provider, password),
    meta: { quiet: true },
  })
  const failure = useFailureText(error)
  const site = siteNames[provider]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') mutate()
  }
  return (
    <form className="column gap-4" onSubmit={submit} noValidate>
      <p className="note">{t('links.linkText', { site })}</p>
      <OwnPassword
        label={t('links.password')}
        username={username}
        value={password}
        onChange={setPassword}
        error={error}
        failure={failure}
      />
      <Button type="submit" look="beam" disabled={password === ''} busy={isPending}>
        {t('links.go', { site })}
      </Button>
    </form>
  )
}
