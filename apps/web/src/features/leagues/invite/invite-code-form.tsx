import { readLeagueCode } from '@game/domain'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../base/ui/input/button.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import styles from './invite-code-form.module.css'

/** Takes the code of an invitation as somebody types it; `fault` is shown for what is no code (rulebook 19.2, 30.4). */
export function InviteCodeForm({
  label,
  act,
  fault,
  onCode,
}: {
  label: string
  act: string
  fault: string
  onCode: (code: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState(false)
  const code = readLeagueCode(typed)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (code) onCode(code)
    else setSent(true)
  }
  return (
    <form className={`stack gap-2 ${styles.form}`} onSubmit={open} noValidate>
      <Field
        label={label}
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
        fault={sent && !code ? fault : undefined}
      />
      <Button type="submit" className={styles.open} disabled={typed.trim() === ''}>
        {act}
      </Button>
    </form>
  )
}
