import { mailKindNames } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { trpc } from '../../base/api/client.ts'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import styles from './form/account-form.module.css'
import { AccountFrame } from './form/account-frame.tsx'
import type { Unsubscribed } from './unsubscribe-search.ts'

/** Turns a kind of mail off by a click, signed in or not (rulebook 20.7). */
export function UnsubscribePage() {
  const { t } = useTranslation('account')
  const { t: rule } = useTranslation('rules')
  const { token, kind: named }: Unsubscribed = useSearch({ strict: false })
  const kind = mailKindNames.find(each => each === named)
  const { mutate, isPending, isSuccess, error } = useMutation(
    trpc.contact.unsubscribe.mutationOptions({ meta: { quiet: true } }),
  )
  const failure = useFailureText(error)
  const toSettings = (
    <Link to="/settings/{-$tab}" params={{ tab: 'notifications' }}>
      {t('confirm.toSettings')}
    </Link>
  )
  if (!token || !kind)
    return (
      <AccountFrame kind="unsubscribe" other={toSettings}>
        <p role="alert" className="t14 failed">
          {rule('LINK_USED')}
        </p>
      </AccountFrame>
    )
  return (
    <AccountFrame kind="unsubscribe" other={toSettings}>
      {isSuccess ? (
        <p className={styles.text} role="status">
          {t('unsubscribe.done')}
        </p>
      ) : (
        <div className={`column ${styles.form}`}>
          <p className={styles.text}>{t('unsubscribe.text', { kind: t(`unsubscribe.${kind}`) })}</p>
          {failure && (
            <p role="alert" className="t14 failed">
              {failure}
            </p>
          )}
          <Button look="beam" wide busy={isPending} onClick={() => mutate({ token, kind })}>
            {t('unsubscribe.submit')}
          </Button>
        </div>
      )}
    </AccountFrame>
  )
}
