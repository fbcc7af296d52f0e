import type { RefusalCode } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { failureText } from '../../api/failure-text.ts'
import { notify } from '../../ui/feedback/notify.ts'

/** Reads what a dry run answers, anew whenever `asked` turns true or `of`, what it tries, changes (rulebook 11.10). */
export function useDryRun<Answer>(asked: boolean, dryRun: () => Promise<Answer>, of: number | null = null) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['dry run', useId(), of],
    queryFn: dryRun,
    enabled: asked,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  return isFetching ? { pending: true } : { pending: false, answer: data, refusal: error ?? undefined }
}

/** The refusals that `force` overrules: what would be removed is in use. */
const overruled: readonly RefusalCode[] = [
  'PLAYER_IN_DECKS',
  'TEAM_IN_DECKS',
  'TEAM_HAS_MATCHES',
  'PERK_IN_DECKS',
]

/** From how many decks something would be taken; without `decks` the act concerns none. */
type DryRunAnswer = { success?: true; decks?: number }

export type ForceConfirm = {
  /** Asks the server by a forced dry run what the act would do, or why it cannot be done. */
  dryRun: () => Promise<DryRunAnswer>
  act: (force: boolean) => Promise<unknown>
  /** The act always needs force, whatever the decks. */
  forced?: boolean | undefined
}

/**
 * Confirms an act with the numbers of a dry run (rulebook 11.10, 11.11). Asks again, and then sends `force`, where the act
 * has meanwhile come to touch more.
 */
export function useForceConfirm({ dryRun, act, forced = false }: ForceConfirm) {
  const [asked, setAsked] = useState(false)
  const [held, setHeld] = useState<string>()
  const [busy, setBusy] = useState(false)
  const preview = useDryRun(asked, dryRun)
  const decks = preview.answer?.decks
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
  return { asked, held, busy, ask, show: setAsked, confirm, decks, preview }
}
