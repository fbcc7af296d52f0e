import type { ReactNode, RefObject } from 'react'
import { MenuItem, type MenuPlace, MenuSheet } from '../../ui/overlay/menu.tsx'

/** An item of a card's menu. */
export type CardAction = { key: string; label: string; icon: ReactNode; locked: boolean; act: () => void }

/** Shows the open menu of a card; its code loads when the first menu is about to be opened. */
export default function CardMenuSheet({
  actions,
  ...sheet
}: {
  actions: readonly CardAction[]
  at: MenuPlace
  open: boolean
  onClose: () => void
  finalFocus: RefObject<HTMLElement | null>
}) {
  return (
    <MenuSheet {...sheet}>
      {actions.map(({ key, label, icon, locked, act }) => (
        <MenuItem key={key} icon={icon} locked={locked} onSelect={act}>
          {label}
        </MenuItem>
      ))}
    </MenuSheet>
  )
}
