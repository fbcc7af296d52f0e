import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import styles from './form/account-form.module.css'
import { AccountFrame } from './form/account-frame.tsx'
import { LinkCode } from './link-code.tsx'
import { linkToken } from './link-token.ts'

/** Confirms an address by the link of a mail. It takes a click: programs that open links to check them confirm nothing (rulebook 20.4). */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account')
  const [token, setToken] = useState(linkToken)
  const [isCut] = useState(token === '')
  const { mutate, data, isPending, error } = useMutation(
    trpc.contact.confirmEmail.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => refreshAfter('contact.confirmEmail'),
    }),
  )
  const fault = useFailureText(error)
  const toSettings = <Link to="/settings/{-$tab}">{t('confirm.toSettings')}</Link>
  return (
    <AccountFrame kind="confirm" other={toSettings}>
      {data ? (
        <p className={styles.text} role="status">
          {t('confirm.done', { email: data.email })}
        </p>
      ) : (
        <div className={`column ${styles.form}`}>
          {isCut && <LinkCode onToken={setToken} />}
          {fault && (
            <p role="alert" className="t14 failed">
              {fault}
            </p>
          )}
          <Button look="beam" wide disabled={token === ''} busy={isPending} onClick={() => mutate({ token })}>
            {t('confirm.submit')}
          </Button>
        </div>
      )}
    </AccountFrame>
  )
}
