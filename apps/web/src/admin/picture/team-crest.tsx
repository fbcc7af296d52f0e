import { Shield } from 'lucide-react'
import { Picture } from '../../ui/layout/picture.tsx'
import styles from './team-crest.module.css'

/** A team's crest, small; decorative where its name stands beside it, else `alt` is the name. */
export function TeamCrest({ teamKey, alt }: { teamKey: string; alt?: string }) {
  return (
    <Picture
      src={teamKey ? `/img/teams/${teamKey}.png` : undefined}
      width={96}
      height={96}
      {...(alt && { alt })}
      className={styles.crest}
      placeholder={<Shield size={18} />}
    />
  )
}
