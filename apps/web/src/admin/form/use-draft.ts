import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../api/failure-text.ts'

type Draft = { text: string /** The value that it was typed over. */; over: string }

/**
 * Keeps what is typed into a field until it is saved (rulebook 11.3). It stays where the save is refused, and where
 * another admin has changed the value meanwhile: then it is saved only when the field is left once more.
 */
export function useDraft(
  value: string,
  save: (text: string) => Promise<unknown>,
  check?: (text: string) => string | undefined,
) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [fault, setFault] = useState<string>()
  const [saving, setSaving] = useState(false)
  const drop = () => {
    setDraft(null)
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
  }
  return { text: draft?.text ?? value, dirty: draft !== null, fault, saving, type, commit, drop }
}
