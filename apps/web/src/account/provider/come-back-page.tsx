import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styles from '../account-form.module.css'
import { AccountFrame } from '../account-frame.tsx'
import '../../api/page-calls.ts'
import { refreshAfter } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useSignedIn } from '../../session/mutations.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { comeBack } from './visit.ts'

/** Where another site sends the browser back: signs in or links the account, and goes on (rulebook 24.6, 24.7). */
export function ComeBackPage() {
  const { t } = useTranslation('account')
  const { t: settings } = useTranslation('settings')
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { mutate, error } = useMutation({
    mutationFn: () => comeBack(location.search),
    meta: { quiet: true },
    onSuccess: async answer => {
      if (!answer.linked) return signedIn(answer)
      await refreshAfter('provider.finishProvider')
      await navigate({ to: '/settings/{-$tab}' })
      notify('success', settings('links.done'))
    },
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  const failure = useFailureText(error)
  const other = (
    <>
      <Link to="/login" search>
        {t('toLogin')}
      </Link>{' '}
      · <Link to="/settings/{-$tab}">{t('from.toSettings')}</Link>
    </>
  )
  return (
    <AccountFrame kind="from" other={failure && other}>
      <p className={failure ? styles.failure : styles.text} role={failure ? 'alert' : 'status'}>
        {failure ?? t('from.waiting')}
      </p>
    </AccountFrame>
  )
}
