import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../api/failure-text.ts'

type Draft = { text: string /** The value that it was typed over. */; over: string }

/**
 * What is typed into a field until it is saved; kept where the save is refused (rules.md 4, issue 6), and where somebody
 * else has changed the value meanwhile: then it is saved only when it is left once more.
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
