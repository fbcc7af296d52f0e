import { checkUsername } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { inProduct } from '../product/in-product.ts'
import { IconLink } from '../ui/input/icon-link.tsx'
import styles from './deck-link.module.css'

/** A deck of a phase that has locked, as everybody may see it. */
type OfDeck = { userName: string; eventId: number; phaseIndex: number }

const paramsOf = ({ userName, eventId, phaseIndex }: OfDeck) => ({
  ...inProduct,
  eventId: String(eventId),
  userName,
  phase: String(phaseIndex),
})

/** Leads to the deck of a user in a phase that has locked (rulebook 22.11); only text for deleted users, whose decks have no address. */
export function DeckLink({
  label,
  children,
  ...deck
}: OfDeck & {
  /** Names the link where the text does not say whose deck it is. */
  label?: string
  children: ReactNode
}) {
  if (!checkUsername(deck.userName).ok) return children
  return (
    <Link
      to="/$product/games/$eventId/decks/$userName/$phase"
      params={paramsOf(deck)}
      aria-label={label}
      className={`corners-4 lights ${styles.link}`}
    >
      {children}
    </Link>
  )
}

/** The same as an icon. */
export function DeckIconLink({ label, ...deck }: OfDeck & { label: string }) {
  return (
    <IconLink
      to="/$product/games/$eventId/decks/$userName/$phase"
      params={paramsOf(deck)}
      size="s"
      label={label}
    >
      <Layers size={17} aria-hidden />
    </IconLink>
  )
}
