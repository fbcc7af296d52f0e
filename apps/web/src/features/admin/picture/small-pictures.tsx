import { Shield } from 'lucide-react'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import styles from './flag.module.css'
import teamCrestStyles from './team-crest.module.css'

/** Shows a country's flag, small; decorative, as the country or the player is next to it. */
export function Flag({ country }: { country: string }) {
  return (
    <Picture
      src={`/img/countries/${country}.png`}
      width={100}
      height={67}
      className={`keeps-size ${styles.flag}`}
    />
  )
}

/** Shows a team's crest, small; decorative if its name is next to it, else `alt` is the name. */
export function TeamCrest({ teamKey, alt }: { teamKey: string; alt?: string }) {
  return (
    <Picture
      src={teamKey ? `/img/teams/${teamKey}.png` : undefined}
      width={96}
      height={96}
      {...(alt && { alt })}
      shown={64}
      className={`keeps-size ${teamCrestStyles.crest}`}
      placeholder={<Shield size={18} />}
    />
  )
}
