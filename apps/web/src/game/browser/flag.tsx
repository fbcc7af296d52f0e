import { Picture } from '../../ui/layout/picture.tsx'
import styles from './flag.module.css'

/** A country's flag, small. */
export function Flag({ code }: { code: string }) {
  return <Picture src={`/img/countries/${code}.png`} width={100} height={67} className={styles.flag} />
}
