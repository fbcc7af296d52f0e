import { readLeagueCode } from '@game/domain'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import styles from './code-form.module.css'

/** Takes a league's code as somebody types it and opens its invitation (rulebook 19.2). */
export function CodeForm() {
  const { t } = useTranslation('leagues')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState(false)
  const code = readLeagueCode(typed)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (code) navigate({ to: '/l/$code', params: { code } })
    else setSent(true)
  }
  return (
    <form className={`stack gap-2 ${styles.form}`} onSubmit={open} noValidate>
      <Field
        label={t('enterCode')}
        value={typed}
        onChange={value => {
          setTyped(value)
          setSent(false)
        }}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX"
        fault={sent && !code ? t('badCode') : undefined}
      />
      <Button type="submit" className={styles.open} disabled={typed.trim() === ''}>
        {t('openCode')}
      </Button>
    </form>
  )
}
