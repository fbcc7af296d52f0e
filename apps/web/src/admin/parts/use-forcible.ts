import type { Rule } from '@game/domain'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { failureText } from '../../api/failure-text.ts'
import { notify } from '../../ui/notify.ts'

/** Refusals that `force` overrules: what is removed is in use, and they say by how many. */
const overruled: readonly Rule[] = ['PLAYER_IN_DECKS', 'TEAM_IN_DECKS', 'TEAM_HAS_MATCHES', 'PERK_IN_DECKS']

/** Asking, doing what was asked for, and asking again with the numbers where the server refuses to do it without force. */
export function useForcible(act: (force: boolean) => Promise<unknown>) {
  const [asked, setAsked] = useState(false)
  const [held, setHeld] = useState<string>()
  const [busy, setBusy] = useState(false)
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
    await act(held !== undefined).then(() => setAsked(false), refused)
    setBusy(false)
  }
  const ask = () => {
    setHeld(undefined)
    setAsked(true)
  }
  return { asked, held, busy, ask, show: setAsked, confirm }
}
