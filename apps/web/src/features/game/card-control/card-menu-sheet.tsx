import { useNavigate } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { MenuItem, type MenuPlace, MenuSheet } from '../../../base/ui/overlay/menu.tsx'

/** An item of a card's menu. */
export type CardAction = { key: string; label: string; icon: ReactNode; locked: boolean; act: () => void }

/** Shows the open menu of a card, which also leads to the player's page if there is one; its code loads when the first menu is about to be opened. */
export default function CardMenuSheet({
  actions,
  playerId,
  hasPage,
  ...sheet
}: {
  actions: readonly CardAction[]
  playerId: number
  /** Whether the player has a page: a private event's own has none. */
  hasPage: boolean
  at: MenuPlace
  open: boolean
  onClose: () => void
  finalFocus: RefObject<HTMLElement | null>
}) {
  const { t } = useTranslation('deck')
  const navigate = useNavigate()
  const toPage = () =>
    navigate({ to: '/$product/players/$playerId', params: { ...inProduct, playerId: String(playerId) } })
  return (
    <MenuSheet {...sheet}>
      {actions.map(({ key, label, icon, locked, act }) => (
        <MenuItem key={key} icon={icon} locked={locked} onSelect={act}>
          {label}
        </MenuItem>
      ))}
      {hasPage && (
        <MenuItem icon={<UserRound size={16} />} onSelect={toPage}>
          {t('menu.page')}
        </MenuItem>
      )}
    </MenuSheet>
  )
}
