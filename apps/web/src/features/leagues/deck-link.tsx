import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { ButtonLink, type ButtonLook } from '../../base/ui/input/button.tsx'

/** Leads to the user's deck of an event; asks only a user who has none to build it (rulebook 13.87). Without a phase any deck of the event counts. */
export function DeckLink({
  eventId,
  phaseIndex,
  look = 'panel',
}: {
  eventId: number
  phaseIndex: number | undefined
  look?: ButtonLook
}) {
  const { t } = useTranslation('leagues')
  const { data } = useQuery(trpc.deck.getCards.queryOptions({ eventId }, { meta: { quiet: true } }))
  const isHeld = data?.cards.some(card => phaseIndex === undefined || card.phaseIndex === phaseIndex)
  return (
    <ButtonLink
      to="/$product/games/$eventId/{-$eventName}"
      params={{ ...inProduct, eventId: String(eventId) }}
      look={look}
    >
      {t(isHeld ? 'preview.deck' : 'preview.play')}
    </ButtonLink>
  )
}
