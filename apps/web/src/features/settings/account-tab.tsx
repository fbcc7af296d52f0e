import { deletionDays } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import ConsentDialog from '../../frame/consent/consent-dialog.tsx'
import { ChangePassword } from './change-password.tsx'
import { CueSettings } from './cue-settings.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { HideHistory } from './hide-history.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { MailSettings } from './mail-settings.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'
import styles from './tokens/account-tab.module.css'

/** Shows the account's data, consents and deletion (rulebook 13.23). */
export function AccountTab() {
  const { t } = useTranslation('settings')
  const { data, isPending } = useQuery(trpc.account.getUser.queryOptions({ email: true }))
  const sessions = useQuery(trpc.account.getSessions.queryOptions({}, { staleTime: 0 }))
  const contact = useQuery(trpc.contact.getContact.queryOptions({}))
  const links = useQuery(trpc.provider.getLinks.queryOptions({}, { staleTime: 0 }))
  const [consenting, setConsenting] = useState(false)
  const user = data?.currentUser
  // The number of sessions is unknown until they are read: the panels below them would jump.
  if (isPending || sessions.isPending || contact.isPending || links.isPending) return <AccountSkeleton />
  return (
    <div className={`column gap-4 ${styles.panels}`}>
      <Panel head={t('data')}>
        <div className={`stack gap-4 ${styles.fields}`}>
          <Field label={t('username')} value={user?.username ?? ''} onChange={() => undefined} disabled />
          <Field
            label={t('email')}
            value={user ? (user.email ?? t('noEmail')) : ''}
            onChange={() => undefined}
            disabled
          />
        </div>
        <p className={`row middle gap-2 caption ${styles.note}`}>
          <Info size={15} aria-hidden />
          {t('unavailable')}
        </p>
        <div className="row wrap gap-3">
          <Button disabled>{t('resetPassword')}</Button>
          {user && <ChangePassword username={user.username} hasPassword={links.data?.hasPassword ?? true} />}
        </div>
      </Panel>
      {contact.data && <MailSettings contact={contact.data} />}
      <Panel head={t('sessions.title')}>
        <p className={`below-4 note ${styles.text}`}>{t('sessions.text')}</p>
        <Sessions query={sessions} />
      </Panel>
      {user && <Passkeys username={user.username} />}
      {user && links.data && <LinkedAccounts username={user.username} links={links.data} />}
      <CueSettings />
      <Panel head={t('privacy')}>
        <p className={`below-4 note ${styles.text}`}>{t('privacyText')}</p>
        <div className="row wrap gap-3">
          <Button onClick={() => setConsenting(true)}>{t('editConsents')}</Button>
          <ExportData />
        </div>
        {user && <HideHistory user={user} />}
        <ConsentDialog open={consenting} onOpenChange={setConsenting} />
      </Panel>
      <Panel head={t('danger')}>
        <p className={`below-4 note ${styles.text}`}>{t('dangerText', { days: deletionDays })}</p>
        {user && <DeleteAccount username={user.username} />}
      </Panel>
    </div>
  )
}

function AccountSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <Loading label={t('loading')}>
      <div className={`column gap-4 ${styles.panels}`}>
        <Skeleton height={270} radius={14} />
        <Skeleton height={170} radius={14} />
        <Skeleton height={220} radius={14} />
        <Skeleton height={180} radius={14} />
        <Skeleton height={180} radius={14} />
      </div>
    </Loading>
  )
}
