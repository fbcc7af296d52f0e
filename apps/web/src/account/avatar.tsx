import { Picture } from '../ui/layout/picture.tsx'
import styles from './avatar.module.css'

/** A person's drawn face, `size` pixels square; without one the first letter of the name. Decoration: the name stands beside it. */
export function Avatar({
  person,
  size,
  eager,
}: {
  person: { name: string; avatar: string }
  size: number
  eager?: boolean
}) {
  return (
    <span aria-hidden className={styles.avatar} style={{ '--size': `${size}px` }}>
      <Picture
        src={person.avatar ? `/img/avatars/${person.avatar}.png` : undefined}
        width={size}
        height={size}
        className={styles.picture}
        placeholder={<span className={styles.letter} data-letter={person.name.slice(0, 1).toUpperCase()} />}
        eager={eager}
      />
    </span>
  )
}
