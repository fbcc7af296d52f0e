import { Picture } from '../../ui/layout/picture.tsx'
import styles from './flag.module.css'

/** A country's flag, small; decorative, as the country or the player stands beside it. */
export function Flag({ country }: { country: string }) {
  return <Picture src={`/img/countries/${country}.png`} width={100} height={67} className={styles.flag} />
}
