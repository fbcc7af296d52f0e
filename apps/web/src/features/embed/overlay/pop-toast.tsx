import { UserRound } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { keyplayOf } from '../../game/keyplay-points/keyplay-of.ts'
import type { Keyplay } from '../../game/keyplay-points/use-keyplays.ts'
import { signed } from '../../game/live-scores/card-pops.tsx'
import type { Phase } from '../../game/state/game-event.ts'
import styles from './pop-toast.module.css'
import type { PlayerPop } from './use-player-pops.ts'

type Team = Phase['teams'][number]

/** Shows what a player has just scored, and for which keyplays; it leaves by itself. */
export function PopToast({
  pop: { score, pops },
  player,
  team,
  keyplays,
}: {
  pop: PlayerPop
  player: Team['players'][number]['player'] | undefined
  team: Team['team'] | undefined
  keyplays: readonly Keyplay[]
}) {
  const { i18n } = useTranslation()
  const names = pops.map(({ keyplayId, change }) => {
    const { name } = keyplayOf(keyplays, keyplayId)
    return Math.abs(change) > 1 ? `${name} ×${Math.abs(change)}` : name
  })
  return (
    <li
      className={`row middle gap-4 pad-3 ${styles.toast}`}
      data-part="points"
      data-lost={score < 0 || undefined}
    >
      <span className={`rigid holds clips corners-panel ${styles.face}`}>
        {team && (
          <Picture
            src={`/img/fields/${team.key}.png`}
            width={400}
            height={560}
            shown={128}
            className={styles.ground}
            eager
          />
        )}
        <Picture
          src={player?.img ? `/img/players/${player.img}.png` : undefined}
          width={400}
          height={480}
          placeholder={<UserRound size={40} />}
          shown={128}
          className={styles.portrait}
          eager
        />
      </span>
      <span className="stack shrinks">
        <strong className="t28 lines-120 bold" dir="auto">
          {player?.name}
        </strong>
        <span className="t20 lines-130 soft">{names.join(' · ')}</span>
      </span>
      <strong className={`pushed one-line success lines-100 ${styles.gain}`}>
        {signed(score, i18n.language)}
      </strong>
    </li>
  )
}
