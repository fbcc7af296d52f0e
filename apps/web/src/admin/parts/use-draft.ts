import { useState } from 'react'
import { failureText } from '../../api/failure-text.ts'

/** What is typed into a field until it is saved; kept where the save is refused (rules.md 4, issue 6). */
export function useDraft(
  value: string,
  save: (text: string) => Promise<unknown>,
  check?: (text: string) => string | undefined,
) {
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const [saving, setSaving] = useState(false)
  const drop = () => {
    setTyped(null)
    setFault(undefined)
  }
  const send = async (text: string) => {
    setSaving(true)
    try {
      await save(text)
      drop()
    } catch (error) {
      setFault(await failureText(error))
    } finally {
      setSaving(false)
    }
  }
  const commit = () => {
    if (typed === null || saving) return
    if (typed === value) return drop()
    const wrong = check?.(typed)
    if (wrong) setFault(wrong)
    else void send(typed)
  }
  const type = (text: string) => {
    setTyped(text)
    setFault(undefined)
  }
  return { text: typed ?? value, dirty: typed !== null, fault, saving, type, commit, drop }
}
