import type { RefObject } from 'react'
import { MenuItem, type MenuPlace, MenuSheet } from '../../ui/overlay/menu.tsx'
import type { CardAction } from './use-card-menu.tsx'

/** The open menu of a card; its code comes when the first one is asked for. */
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
