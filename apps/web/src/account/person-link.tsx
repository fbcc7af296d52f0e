import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './person-link.module.css'

type Person = { username: string; name: string; avatar: string }

/** A person as face and name, leading to the profile; `note` stands below the name. */
export function PersonLink({ person, note }: { person: Person; note?: ReactNode }) {
  return (
    <Link to="/profile/{-$userName}" params={{ userName: person.username }} className={styles.person}>
      <Avatar person={person} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>{person.name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </Link>
  )
}
