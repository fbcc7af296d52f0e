import { Picture } from '../ui/layout/picture.tsx'
import styles from './avatar.module.css'
import { useShownName } from './shown-name.ts'

/** Shows a user's drawn face, `size` pixels square, or else the first letter of the name. Decorative: the name is next to it. */
export function Avatar({
  user,
  size,
  eager,
}: {
  user: { name: string; avatar: string }
  size: number
  eager?: boolean
}) {
  const shownName = useShownName()
  return (
    <span aria-hidden className={styles.avatar} style={{ '--size': `${size}px` }}>
      <Picture
        src={user.avatar ? `/img/avatars/${user.avatar}.png` : undefined}
        width={size}
        height={size}
        shown={size > 64 ? 256 : 64}
        className={styles.picture}
        placeholder={
          <span className={styles.letter} data-letter={shownName(user.name).slice(0, 1).toUpperCase()} />
        }
        eager={eager}
      />
    </span>
  )
}
