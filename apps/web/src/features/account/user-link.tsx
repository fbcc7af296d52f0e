import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../base/session/avatar.tsx'
import styles from './user-link.module.css'

type LinkedUser = { username: string; name: string; avatar: string }

/** Shows a user as face and name, leading to the profile; `note` is shown below the name. */
export function UserLink({ user, note }: { user: LinkedUser; note?: ReactNode }) {
  return (
    <Link
      to="/profile/{-$userName}"
      params={{ userName: user.username }}
      className={`row middle gap-3 shrinks corners-control ${styles.user}`}
    >
      <Avatar user={user} size={40} />
      <span className="column shrinks">
        <span className={`strong ${styles.name}`} dir="auto">
          {user.name}
        </span>
        {note && <span className={`caption regular ${styles.note}`}>{note}</span>}
      </span>
    </Link>
  )
}
