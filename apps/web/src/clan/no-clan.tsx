import { Shield } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { EmptyState } from '../ui/feedback/states.tsx'
import { ButtonLink } from '../ui/input/button.tsx'
import { Panel } from '../ui/layout/panel.tsx'
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
