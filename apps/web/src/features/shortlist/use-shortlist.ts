import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Outputs, trpc } from '../../base/api/client.ts'
import { optimistic } from '../../base/api/snapshot.ts'

type Shortlist = Outputs['shortlist']['getShortlist']

const query = () => trpc.shortlist.getShortlist.queryOptions({}, { meta: { quiet: true } })

/** Reads the ids of the marked players (rulebook 4.22) once it is `enabled`; undefined until they are loaded. */
export const useShortlist = (enabled: boolean): readonly number[] | undefined =>
  useQuery({ ...query(), enabled }).data?.playerIds

/** Whether a player is marked, and how to change that; the mark changes at once. */
export function useMark(playerId: number): { isMarked: boolean; mark: (marked: boolean) => void } {
  const client = useQueryClient()
  const { data: isMarked = false } = useQuery({
    ...query(),
    select: ({ playerIds }: Shortlist) => playerIds.includes(playerId),
  })
  const { mutate } = useMutation(
    trpc.shortlist.updateShortlist.mutationOptions({
      scope: { id: 'shortlist' },
      onMutate: ({ marked }) =>
        optimistic<Shortlist>(client, query().queryKey, ({ playerIds }) => {
          const others = playerIds.filter(id => id !== playerId)
          return { playerIds: marked ? [...others, playerId] : others }
        }),
    }),
  )
  return { isMarked, mark: marked => mutate({ playerId, marked }) }
}
