import { isDated, unlockedPhases } from '@game/domain'
import { useQueries } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useSources } from '../../admin/event-config/sources/sources.ts'
import type { PrivateGame } from '../hosted.ts'

/** Whether a private game is an automatic evening whose game server has not sent anything, so that nothing locks; undefined until that is known. */
export function useIsUnheard({ id, automatic }: PrivateGame): boolean | undefined {
  const { data, isPending } = useSources(id)
  if (!automatic) return false
  return isPending ? undefined : !!data?.sources.every(({ heard }) => heard === null)
}

/**
 * Whether the phases of a private game are ready: dated, with a game server that locks them if that is left to one, and with goals that a
 * tenth of the decks reach (rulebook 11.50, 30.9); undefined until that is known.
 */
export function useDatesDone(event: PrivateGame): boolean | undefined {
  const now = useServerNow()
  const isUnheard = useIsUnheard(event)
  const ahead = now ? unlockedPhases(event.phases, now) : []
  const proposals = useQueries({
    queries: ahead.map(({ index }) =>
      trpc.score.proposeGoals.queryOptions({ eventId: event.id, phaseIndex: index }),
    ),
  })
  if (!now || isUnheard === undefined || proposals.some(({ isPending }) => isPending)) return undefined
  const isHard = ahead.some(({ setPoints }, at) => setPoints > (proposals[at]?.data?.tenth ?? setPoints))
  return event.phases.every(isDated) && !isUnheard && !isHard
}
