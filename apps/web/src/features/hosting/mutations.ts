import { useMutation } from '@tanstack/react-query'
import { refreshAfter, trpc } from '../../base/api/client.ts'

/** Lets somebody into a private game. */
export const useAdmit = () =>
  useMutation(
    trpc.hosting.admitParticipant.mutationOptions({
      onSuccess: () => refreshAfter('hosting.admitParticipant'),
    }),
  )

/** Removes somebody from a private game, or refuses who waits. */
export const useRemove = () =>
  useMutation(
    trpc.hosting.removeParticipant.mutationOptions({
      onSuccess: () => refreshAfter('hosting.removeParticipant'),
    }),
  )

/** Unlinks a SteamID that was linked by the chat. */
export const useRemoveSteamLink = () =>
  useMutation(
    trpc.hosting.removeSteamLink.mutationOptions({
      onSuccess: () => refreshAfter('hosting.removeSteamLink'),
    }),
  )
