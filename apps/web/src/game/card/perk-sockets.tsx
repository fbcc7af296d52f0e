import { perksPerCard } from '@game/domain'
import type { ReactNode } from 'react'
import styles from './perk-sockets.module.css'

/** Three sockets; the perks sit in them from the left. */
export function PerkSockets({ perks = [] }: { perks?: readonly ReactNode[] }) {
  return Array.from({ length: perksPerCard }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a socket is its place
    <span key={place} className={styles.socket} data-filled={place < perks.length || undefined}>
      {perks[place]}
    </span>
  ))
}
