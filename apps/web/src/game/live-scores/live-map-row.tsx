import { isSilent, type LiveMap } from '@game/domain'
import { useServerNow } from '../../api/use-server-now.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { formatTime } from '../../ui/layout/dates.ts'
import styles from './live-panel.module.css'

/** Returns the name of a map as players say it: Inferno for de_inferno. */
const spokenName = (map: string): string => {
  const bare = map.replace(/^[a-z]{2}_/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

/** Shows a map with its score and round, and whether it is running, final, or has sent nothing for a while. */
export function LiveMapRow({ map }: { map: LiveMap }) {
  const { t } = useTranslation('live')
  const now = useServerNow()
  const silent = map.state === 'running' && !!now && isSilent(map.heardAt, now)
  const mark = map.state === 'final' ? 'final' : silent ? 'silent' : 'live'
  const [first, second] = map.sides
  return (
    <li className={styles.map}>
      <span className={styles.mark} data-mark={mark}>
        {t(`mark.${mark}`)}
      </span>
      <span className={styles.name} dir="auto">
        {spokenName(map.map)}
      </span>
      <span className={styles.teams}>
        <span className={styles.team}>{first?.team || t('side.CT')}</span>
        <strong className={styles.score}>
          {first?.score}:{second?.score}
        </strong>
        <span className={styles.team}>{second?.team || t('side.TERRORIST')}</span>
      </span>
      <span className={styles.round}>
        {silent ? t('since', { time: formatTime(map.heardAt) }) : <Round map={map} />}
      </span>
    </li>
  )
}

function Round({ map: { state, round, roundOver, restoredRound } }: { map: LiveMap }) {
  const { t } = useTranslation('live')
  if (state === 'final') return t('rounds', { count: round })
  return (
    <>
      {t(roundOver ? 'roundOver' : 'round', { round })}
      {restoredRound > 0 && ` · ${t('restored', { round: restoredRound })}`}
    </>
  )
}
