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
    <li className="lined">
      <Link {...link} className={`stack middle gap-3 ${styles.row}`}>
        <FormatPicture format={format} size={44} />
        <span className="stack shrinks">
          <span className={`breaks t16 strong clips lines-125 two-lines text-left ${styles.name}`} dir="auto">
            {name}
          </span>
          <span className="cut note text-left" dir="auto">
            {about}
          </span>
        </span>
        <span className="stack to-end shrinks text-right">{children}</span>
        <ChevronRight size={18} aria-hidden className="faint hidden-below-600" />
      </Link>
    </li>
  )
}
