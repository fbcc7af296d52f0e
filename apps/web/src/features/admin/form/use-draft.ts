import { notifyManager } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../base/api/failure-text.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'

type Draft = { text: string /** The saved value when typing started. */; over: string }

/**
 * Keeps the text typed into a field until it is saved (rulebook 11.3). The text stays if the save is refused, or if another
 * admin has changed the value meanwhile: then it is saved only when the field is left once more. `savedAt` is when it was
 * last saved, until something else is typed.
 */
export function useDraft(
  value: string,
  /** Returns false if the admin has decided not to save it after all. */
  save: (text: string) => Promise<unknown>,
  check?: (text: string) => string | undefined,
) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [fault, setFault] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<number>()
  const drop = () => {
    setDraft(null)
    setFault(undefined)
  }
  const send = async (text: string) => {
    setSaving(true)
    try {
      const saved = await save(text)
      // Waits until the re-read value is shown: until then `value` is still the old one.
      notifyManager.schedule(() => {
        drop()
        setSaving(false)
        if (saved !== false) setSavedAt(Date.now())
      })
    } catch (error) {
      setFault(await failureText(error))
      setSaving(false)
    }
  }
  const commit = () => {
    if (draft === null || saving) return
    const { text, over } = draft
    if (text === value) return drop()
    const wrong = check?.(text)
    if (wrong) return setFault(wrong)
    if (over === value) return void send(text)
    setDraft({ text, over: value })
    setFault(t('changedMeanwhile', { value }))
  }
  const type = (text: string) => {
    setDraft({ text, over: draft?.over ?? value })
    setFault(undefined)
    setSavedAt(undefined)
  }
  return { text: draft?.text ?? value, dirty: draft !== null, fault, saving, savedAt, type, commit, drop }
}
