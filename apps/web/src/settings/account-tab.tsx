import { deletionDays } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import ConsentDialog from '../consent/consent-dialog.tsx'
import { Button } from '../ui/input/button.tsx'
import { Field } from '../ui/input/field.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import styles from './account-tab.module.css'
import { DeleteAccount } from './delete-account.tsx'

/** Shows the account's data, consents and deletion (rulebook 13.23). */
export function AccountTab() {
  const { t } = useTranslation('settings')
  const { data } = useQuery(trpc.account.getUser.queryOptions({ email: true }))
  const [consenting, setConsenting] = useState(false)
  const user = data?.currentUser
  return (
    <div className={styles.panels}>
      <Panel head={t('data')}>
        <div className={styles.fields}>
          <Field label={t('username')} value={user?.username ?? ''} onChange={() => undefined} disabled />
          <Field
            label={t('email')}
            value={user ? (user.email ?? t('noEmail')) : ''}
            onChange={() => undefined}
            disabled
          />
        </div>
        <p className={styles.note}>
          <Info size={15} aria-hidden />
          {t('unavailable')}
        </p>
        <Button disabled>{t('resetPassword')}</Button>
      </Panel>
      <Panel head={t('privacy')}>
        <p className={styles.text}>{t('privacyText')}</p>
        <Button onClick={() => setConsenting(true)}>{t('editConsents')}</Button>
        <ConsentDialog open={consenting} onOpenChange={setConsenting} />
      </Panel>
      <Panel head={t('danger')}>
        <p className={styles.text}>{t('dangerText', { days: deletionDays })}</p>
        {user && <DeleteAccount username={user.username} />}
      </Panel>
    </div>
  )
}
