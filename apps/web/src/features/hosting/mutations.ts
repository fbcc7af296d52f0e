import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Inputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'

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

type HostedChange = Omit<Inputs['hosting']['updateHostedEvent'], 'eventId'>

/** A choice that the owner of a private game makes: shown at once, saved, and taken back if that fails. */
export function useHostedChoice<Choice>(
  eventId: number,
  saved: Choice,
  changeOf: (choice: Choice) => HostedChange,
) {
  const { t } = useTranslation('hosting')
  const [pending, setPending] = useState<Choice>()
  const save = useMutation(
    trpc.hosting.updateHostedEvent.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.updateHostedEvent')
        notify('success', t('game.saved'))
      },
      onSettled: () => setPending(undefined),
    }),
  )
  const choose = (choice: Choice) => {
    setPending(choice)
    save.mutate({ eventId, ...changeOf(choice) })
  }
  return { chosen: pending ?? saved, choose }
}
