import { Shield } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { EmptyState } from '../ui/states.tsx'
import styles from './no-clan.module.css'

export function NoClan() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  return (
    <Panel>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState
        icon={<Shield size={22} />}
        title={t('none')}
        text={t('noneText')}
        action={
          <div className={styles.ways}>
            <ButtonLink to="/clan/browse" look="beam">
              {t('browse')}
            </ButtonLink>
            {user && <ButtonLink to="/clan/create">{t('create')}</ButtonLink>}
          </div>
        }
      />
    </Panel>
  )
}
