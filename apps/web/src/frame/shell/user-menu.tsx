import { LogOut, Settings, UserRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { useLogOut } from '../../base/session/mutations.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../base/ui/overlay/menu.tsx'

/** Shows the account's menu, open from the start, as a click on its button loads it. */
export default function UserMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  const logOut = useLogOut()
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuLink icon={<UserRound size={16} />} to="/profile/{-$userName}">
        {t('entries.profile')}
      </MenuLink>
      <MenuLink icon={<Settings size={16} />} to="/settings/{-$tab}" params={{ tab: 'account' }}>
        {t('settings')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={() => logOut.mutate({})}>
        {t('logout')}
      </MenuItem>
    </Menu>
  )
}
