import { checkUsername } from '@game/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { inProduct } from '../product/in-product.ts'

/** Leads to the deck of a user in a phase that has locked (rulebook 22.11); only text for deleted users, whose decks have no address. */
export function DeckLink({
  userName,
  eventId,
  phaseIndex,
  children,
}: {
  userName: string
  eventId: number
  phaseIndex: number
  children: ReactNode
}) {
  if (!checkUsername(userName).ok) return children
  const params = { ...inProduct, eventId: String(eventId), userName, phase: String(phaseIndex) }
  return (
    <Link to="/$product/games/$eventId/decks/$userName/$phase" params={params} className="lights">
      {children}
    </Link>
  )
}
