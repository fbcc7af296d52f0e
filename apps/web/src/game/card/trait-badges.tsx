import { style } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { RoleIcon } from '../../icons/role-icon.tsx'
import { StyleIcon } from '../../icons/style-icon.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import type { Player } from '../deck/deck-cards.ts'
import styles from './trait-badges.module.css'

/** Role and style of a player: the role's description and the style's word on hover, focus and tap. */
export function TraitBadges({ player }: { player: Player }) {
  const { t } = useTranslation('deck')
  const words: Record<number, string> = {
    [style.aggressive]: t('style.aggressive'),
    [style.passive]: t('style.passive'),
  }
  const manner = words[player.styleId] ?? player.style.name
  return (
    <div className={styles.badges} data-part="badges">
      <Tooltip side="right" content={player.role.description}>
        <button type="button" className={styles.badge} aria-label={player.role.name}>
          <RoleIcon id={player.roleId} className={styles.icon} />
        </button>
      </Tooltip>
      <Tooltip side="right" content={manner}>
        <button type="button" className={styles.badge} aria-label={manner} data-style={player.styleId}>
          <StyleIcon id={player.styleId} className={styles.icon} />
        </button>
      </Tooltip>
    </div>
  )
}
