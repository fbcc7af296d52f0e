import { passwordForm } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useSessionReset } from '../../base/session/session.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import styles from './form/account-form.module.css'
import { AccountFrame } from './form/account-frame.tsx'
import { useFormFields } from './form/use-form-fields.ts'
import { LinkCode } from './link-code.tsx'
import { linkToken } from './link-token.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Sets a new password by the link of a mail, then leads to the login (rulebook 20.3). */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const resetSession = useSessionReset()
  const [token, setToken] = useState(linkToken)
  const [isCut] = useState(token === '')
  const { fields, valid, propsOf } = useFormFields({ newPassword: '', confirmation: '' }, passwordForm)
  const { mutate, isPending, error } = useMutation(
    trpc.contact.resetPassword.mutationOptions({
      meta: { quiet: true },
      onSuccess: async ({ username }) => {
        await resetSession()
        await navigate({ to: '/login' })
        notify('success', t('reset.success', { name: username }))
      },
    }),
  )
  const fault = useFailureText(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid && token) mutate({ token, newPassword: fields.newPassword })
  }
  return (
    <AccountFrame kind="reset" other={<Link to="/forgot-password">{t('reset.again')}</Link>}>
      <form className={`column ${styles.form}`} onSubmit={submit} noValidate>
        {isCut && <LinkCode onToken={setToken} />}
        <NewPasswordField
          {...propsOf('newPassword')}
          label={t('reset.newPassword')}
          hint={t('passwordHint')}
          ownNames={[]}
        />
        <PasswordField
          {...propsOf('confirmation')}
          autoComplete="new-password"
          maxLength={128}
          label={t('confirmation')}
        />
        {fault && (
          <p role="alert" className="t14 failed">
            {fault}
          </p>
        )}
        <Button
          type="submit"
          look="beam"
          wide
          className={styles.submit}
          disabled={!valid || token === ''}
          busy={isPending}
        >
          {t('reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  )
}
