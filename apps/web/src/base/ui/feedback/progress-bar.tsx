import { Progress } from '@base-ui/react/progress'
import styles from './progress-bar.module.css'

/** Shows the share of a file that is sent, 0 to 1; at 1 the bar waits for the server. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <Progress.Root value={percent < 100 ? percent : null} className={styles.root}>
      <Progress.Label className="soft">{label}</Progress.Label>
      <span>{percent < 100 && `${percent}%`}</span>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.bar} />
      </Progress.Track>
    </Progress.Root>
  )
}
