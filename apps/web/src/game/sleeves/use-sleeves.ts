import { type SleeveResult, sleeveResult } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Outputs, trpc } from '../../api/client.ts'
import type { Player } from '../deck/deck-cards.ts'
import { useCards } from '../deck/use-cards.ts'
import { useGame } from '../phases/use-game.ts'

type Offer = Outputs['catalogue']['getSleeves']['sleeves'][number]
const none: readonly Offer[] = []

const look = ({ id, country, birth, roleId, styleId }: Player) => ({
  playerId: id,
  country,
  birth,
  roleId,
  styleId,
})

/** The sleeves of the deck that is looked at, ages on the day its phase locks. */
export function useSleeves(): SleeveResult & { isPending: boolean } {
  const { phase } = useGame()
  const cards = useCards()
  const { data, isPending } = useQuery(trpc.catalogue.getSleeves.queryOptions({ pageSize: 50 }))
  const offers = data?.sleeves ?? none
  const result = useMemo(
    () =>
      sleeveResult(
        cards.map(card => look(card.player)),
        offers,
        phase.lock,
      ),
    [cards, offers, phase.lock],
  )
  return { ...result, isPending }
}
