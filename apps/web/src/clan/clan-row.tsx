import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/feedback/chip.tsx'
import { JoinButton } from './clan-buttons.tsx'
import { type Clan, ClanCrest } from './clan-crest.tsx'
import styles from './clan-row.module.css'

/** A clan of the list: crest and name lead to its page. */
export function ClanRow({ clan, own }: { clan: Clan; own: boolean }) {
  const { t } = useTranslation('clans')
  return (
    <li className={styles.row}>
      <Link to="/clan/{-$clanId}" params={{ clanId: String(clan.id) }} className={styles.clan}>
        <ClanCrest clan={clan} size={52} />
        <span className={styles.words}>
          <span className={styles.name}>{clan.name}</span>
          <span className={styles.members}>{t('memberCount', { count: clan.members })}</span>
        </span>
      </Link>
      {own ? <Chip tone="success">{t('yours')}</Chip> : <JoinButton clan={clan} size="s" />}
    </li>
  )
}
