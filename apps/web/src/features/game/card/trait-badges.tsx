import { RoleIcon } from '../../../base/icons/role-icon.tsx'
import { StyleIcon } from '../../../base/icons/style-icon.tsx'
import { useStyleName } from '../../../base/texts/use-style-name.ts'
import { Tooltip } from '../../../base/ui/overlay/tooltip.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import styles from './trait-badges.module.css'

/** Shows role and style of a player as far as they are known; hover, focus and tap show the role's description and the style's name. */
export function TraitBadges({ player }: { player: Player }) {
  const styleName = useStyleName()(player)
  const { role, style } = player
  return (
    <div className={`column over ${styles.badges}`} data-part="badges">
      {role && (
        <Tooltip side="right" content={role.description}>
          <button
            type="button"
            className={`stack in-middle no-pad bare ${styles.badge}`}
            aria-label={role.name}
          >
            <RoleIcon id={role.id} className={styles.icon} />
          </button>
        </Tooltip>
      )}
      {style && (
        <Tooltip side="right" content={styleName}>
          <button
            type="button"
            className={`stack in-middle no-pad bare ${styles.badge}`}
            aria-label={styleName}
            data-style={style.id}
          >
            <StyleIcon id={style.id} className={styles.icon} />
          </button>
        </Tooltip>
      )}
    </div>
  )
}
