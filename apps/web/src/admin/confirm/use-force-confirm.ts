import type { RefusalCode } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { failureText } from '../../api/failure-text.ts'
import { notify } from '../../ui/feedback/notify.ts'

/** What a dry run of a dangerous act answers, asked anew whenever one is about to confirm it (issue 6). */
export function useRehearsal<Answer>(asked: boolean, rehearse: () => Promise<Answer>) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['rehearsal', useId()],
    queryFn: rehearse,
    enabled: asked,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  return isFetching ? { pending: true } : { pending: false, answer: data, refusal: error ?? undefined }
}

/** Refusals that `force` overrules: what is removed is in use, and they say by how many. */
const overruled: readonly RefusalCode[] = [
  'PLAYER_IN_DECKS',
  'TEAM_IN_DECKS',
  'TEAM_HAS_MATCHES',
  'PERK_IN_DECKS',
]

/** From how many decks something would be taken; nothing is said where the act concerns none. */
type Rehearsed = { success?: true; decks?: number }

export type Forcible = {
  /** The act as a dry run by force: what it would do, or why it cannot be done. */
  rehearse: () => Promise<Rehearsed>
  act: (force: boolean) => Promise<unknown>
  /** Something besides decks that only force overrules goes with it. */
  forced?: boolean | undefined
}

/**
 * Asking with the numbers of a dry run, doing it, and asking again where more has come to depend on it meanwhile: then
 * the server refuses to do it without force.
 */
export function useForcible({ rehearse, act, forced = false }: Forcible) {
  const [asked, setAsked] = useState(false)
  const [held, setHeld] = useState<string>()
  const [busy, setBusy] = useState(false)
  const rehearsal = useRehearsal(asked, rehearse)
  const decks = rehearsal.answer?.decks
  const refused = async (error: unknown) => {
    const rule = failureOf(error)?.rule
    const text = await failureText(error)
    if (rule && overruled.includes(rule)) {
      setHeld(text)
      return setAsked(true)
    }
    setAsked(false)
    notify('error', text)
  }
  const confirm = async () => {
    setBusy(true)
    await act(forced || !!decks || held !== undefined).then(() => setAsked(false), refused)
    setBusy(false)
  }
  const ask = () => {
    setHeld(undefined)
    setAsked(true)
  }
  return { asked, held, busy, ask, show: setAsked, confirm, decks, rehearsal }
}
