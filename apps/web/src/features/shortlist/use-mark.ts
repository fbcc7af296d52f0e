import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { optimistic } from '../../base/api/snapshot.ts'
import { shortlistQuery } from './use-shortlist.ts'

type Shortlist = Outputs['shortlist']['getShortlist']

/** Whether a player is marked, undefined until that is loaded, and how to change it; the mark changes at once (rulebook 4.22). */
export function useMark(playerId: number): {
  isMarked: boolean | undefined
  mark: (marked: boolean) => void
} {
  const client = useQueryClient()
  const { data: isMarked } = useQuery({
    ...shortlistQuery(),
    select: ({ playerIds }: Shortlist) => playerIds.includes(playerId),
  })
  const { mutate } = useMutation(
    trpc.shortlist.updateShortlist.mutationOptions({
      scope: { id: 'shortlist' },
      onMutate: ({ marked }) =>
        optimistic<Shortlist>(client, shortlistQuery().queryKey, ({ playerIds }) => {
          const others = playerIds.filter(id => id !== playerId)
          return { playerIds: marked ? [...others, playerId] : others }
        }),
      onSettled: () => void refreshAfter('shortlist.updateShortlist'),
    }),
  )
  return { isMarked, mark: marked => mutate({ playerId, marked }) }
}
