import type { RefusalCode } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { failureOf } from '../../../base/api/failure.ts'
import { failureText } from '../../../base/api/failure-text.ts'
import { notify } from '../../../base/ui/base/notify.ts'

/** Sends a dry run whenever `enabled` becomes true or `of`, the value that it tries, changes (rulebook 11.10). */
export function useDryRun<Answer>(enabled: boolean, dryRun: () => Promise<Answer>, of: number | null = null) {
  const { data, error, isFetching } = useQuery({
    queryKey: ['dry run', useId(), of],
    queryFn: dryRun,
    enabled,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  return isFetching ? { pending: true } : { pending: false, answer: data, refusal: error ?? undefined }
}

/** The refusals that `force` overrules: the record to be removed is in use. */
const overruled: readonly RefusalCode[] = [
  'PLAYER_IN_DECKS',
  'TEAM_IN_DECKS',
  'TEAM_HAS_MATCHES',
  'PERK_IN_DECKS',
  'EVENT_HAS_ADMIN_DECKS',
]

/** The number of decks that would lose a card or perk; without `decks` the act affects none. */
type DryRunAnswer = { success?: true; decks?: number }

export type ForceConfirm = {
  /** Asks the server by a forced dry run what the act would do, or why it cannot be done. */
  dryRun: () => Promise<DryRunAnswer>
  act: (force: boolean) => Promise<unknown>
  /** The act always needs force, whatever the decks. */
  forced?: boolean | undefined
}

/**
 * Confirms an act with the numbers of a dry run (rulebook 11.10, 11.11). If the act affects more
 * decks by the time it is confirmed, it asks again and then sends `force`.
 */
export function useForceConfirm({ dryRun, act, forced = false }: ForceConfirm) {
  const [isOpen, setIsOpen] = useState(false)
  const [held, setHeld] = useState<string>()
  const [busy, setBusy] = useState(false)
  const preview = useDryRun(isOpen, dryRun)
  const decks = preview.answer?.decks
  const rule = failureOf(preview.refusal)?.rule
  const needsForce = rule !== undefined && overruled.includes(rule)
  const refused = async (error: unknown) => {
    const rule = failureOf(error)?.rule
    const text = await failureText(error)
    if (rule && overruled.includes(rule)) {
      setHeld(text)
      return setIsOpen(true)
    }
    setIsOpen(false)
    notify('error', text)
  }
  const confirm = async () => {
    setBusy(true)
    await act(forced || !!decks || needsForce || held !== undefined).then(() => setIsOpen(false), refused)
    setBusy(false)
  }
  const ask = () => {
    setHeld(undefined)
    setIsOpen(true)
  }
  return { isOpen, held, busy, ask, show: setIsOpen, confirm, decks, needsForce, preview }
}
