import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import styles from './card-control.module.css'

/** What one can do with a card: the same in its context menu and under its visible button. */
export type CardAction = { key: string; label: string; icon: ReactNode; locked: boolean; act: () => void }

export function CardActionItems({ actions }: { actions: readonly CardAction[] }) {
  return actions.map(({ key, label, icon, locked, act }) => (
    <MenuItem key={key} icon={icon} locked={locked} onSelect={act}>
      {label}
    </MenuItem>
  ))
}

/** The visible way to the card's menu, for touch and keyboard. */
export function CardMenuButton({ name, actions }: { name: string; actions: readonly CardAction[] }) {
  const { t } = useTranslation('deck')
  return (
    <Menu
      trigger={
        <button type="button" className={styles.control} aria-label={t('menu.open', { name })}>
          <EllipsisVertical className={styles.icon} aria-hidden />
        </button>
      }
    >
      <CardActionItems actions={actions} />
    </Menu>
  )
}
