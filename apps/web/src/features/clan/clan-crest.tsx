import { Shield } from 'lucide-react'
import type { Outputs } from '../../base/api/client.ts'
import { Picture } from '../../base/ui/layout/picture.tsx'
import styles from './clan-crest.module.css'

export type Clan = Outputs['clan']['getClan']['clan']
export type Member = Outputs['clan']['getClanMembers']['members'][number]

/** Shows a clan's crest, `size` pixels square, or a plain shield. */
export function ClanCrest({ clan, size }: { clan: { img: string }; size: number }) {
  return (
    <span className={`block ${styles.crest}`} style={{ '--size': `${size}px` }}>
      <Picture
        src={clan.img ? `/img/clans/${clan.img}.png` : undefined}
        width={size}
        height={size}
        shown={size > 64 ? 256 : 64}
        className={styles.picture}
        placeholder={<Shield size={Math.round(size * 0.5)} strokeWidth={1.5} />}
      />
    </span>
  )
}
