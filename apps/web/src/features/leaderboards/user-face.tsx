import { Avatar } from '../../base/session/avatar.tsx'
import type { UserMarks } from './use-user-marks.ts'
import styles from './user-face.module.css'

/** Shows a user's avatar with the level on its corner; keeps its space until they are known. The name is next to it. */
export function UserFace({
  name,
  marks,
  size,
}: {
  name: string
  marks: UserMarks | undefined
  size: number
}) {
  return (
    <span className={`rigid ${styles.face}`} aria-hidden>
      <Avatar user={{ name, avatar: marks?.avatar ?? '' }} size={size} />
      {marks && (
        <span className={`stack in-middle t12 lines-100 bold ink-dark over ${styles.level}`}>
          {marks.level}
        </span>
      )}
    </span>
  )
}
