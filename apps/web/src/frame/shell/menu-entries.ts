import { linkOptions } from '@tanstack/react-router'
import { House, Medal, Settings2, Shield, Swords, Trophy, UserRound, UsersRound } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'

export type Access = 'any' | 'user' | 'admin'

/** The side menu: sections in order, each entry with the access value of its route (rulebook 13.3). */
export const menuSections = [
  {
    key: 'game',
    entries: [
      {
        key: 'games',
        access: 'any',
        icon: Swords,
        link: linkOptions({ to: '/$product/games', params: inProduct }),
      },
      {
        key: 'leaderboards',
        access: 'any',
        icon: Trophy,
        link: linkOptions({ to: '/$product/leaderboards', params: inProduct }),
      },
      { key: 'leagues', access: 'any', icon: Medal, link: linkOptions({ to: '/leagues' }) },
      {
        key: 'private',
        access: 'user',
        icon: House,
        link: linkOptions({ to: '/$product/private', params: inProduct }),
      },
    ],
  },
  {
    key: 'user',
    entries: [
      {
        key: 'profile',
        access: 'user',
        icon: UserRound,
        link: linkOptions({ to: '/profile/{-$userName}', params: { userName: undefined } }),
      },
      { key: 'friends', access: 'user', icon: UsersRound, link: linkOptions({ to: '/friends' }) },
      {
        key: 'clan',
        access: 'any',
        icon: Shield,
        link: linkOptions({ to: '/clan/{-$clanId}', params: { clanId: undefined } }),
      },
    ],
  },
  {
    key: 'settings',
    entries: [
      {
        key: 'account',
        access: 'user',
        icon: Settings2,
        link: linkOptions({ to: '/settings/{-$tab}', params: { tab: 'account' } }),
      },
    ],
  },
] as const

/** Whether this viewer may see an entry (rulebook 1.1). */
export function mayEnter(access: Access, user: { role: string } | null | undefined): boolean {
  if (access === 'any') return true
  return access === 'admin' ? user?.role === 'admin' : Boolean(user)
}
