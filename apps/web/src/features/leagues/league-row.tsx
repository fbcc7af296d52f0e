import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormatPicture } from './format-picture.tsx'
import type { Format } from './league.ts'
import styles from './league-row.module.css'

/** Shows a league as a row that leads to it: picture of its format, name, one line about it, and its state at the end. */
export function LeagueRow({
  link,
  format,
  name,
  about,
  children,
}: {
  link: LinkProps
  format: Format
  name: string
  about: string
  children?: ReactNode
}) {
  return (
    <li className={styles.item}>
      <Link {...link} className={styles.row}>
        <FormatPicture format={format} size={44} />
        <span className="stack shrinks">
          <span className={`breaks t16 strong ${styles.name}`} dir="auto">
            {name}
          </span>
          <span className={styles.about} dir="auto">
            {about}
          </span>
        </span>
        <span className="stack to-end shrinks text-right">{children}</span>
        <ChevronRight size={18} aria-hidden className={styles.arrow} />
      </Link>
    </li>
  )
}
