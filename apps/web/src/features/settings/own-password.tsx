import { failureOf } from '../../base/api/failure.ts'
import { PasswordField } from '../account/password-field.tsx'

/** Takes the user's own password at the end of a form, and shows why the form failed: at the password if that was wrong. */
export function OwnPassword({
  label,
  username,
  value,
  onChange,
  error,
  failure,
}: {
  label: string
  /** For password managers. */
  username: string
  value: string
  onChange: (value: string) => void
  error: unknown
  /** The error in words; undefined if there is none. */
  failure: string | undefined
}) {
  const isWrong = failureOf(error)?.rule === 'PASSWORD_WRONG'
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={label}
        value={value}
        onChange={onChange}
        autoComplete="current-password"
        maxLength={128}
        fault={isWrong ? failure : undefined}
      />
      {failure && !isWrong && (
        <p role="alert" className="t14 failed">
          {failure}
        </p>
      )}
    </>
  )
}
