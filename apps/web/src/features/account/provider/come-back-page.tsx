import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { refreshAfter } from '../../../base/api/client.ts'
import { useFailureText } from '../../../base/api/failure-text.ts'
import { useSignedIn } from '../../../base/session/mutations.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import styles from '../form/account-form.module.css'
import { AccountFrame } from '../form/account-frame.tsx'
import { ProviderSignUp } from './provider-sign-up.tsx'
import { comeBack, hasVisit, type Provider, siteNames } from './visit.ts'

/** Where another site sends the browser back: signs in, links the account or offers to sign up, and goes on (rulebook 24.6, 24.7, 24.11). */
export function ComeBackPage() {
  const { t } = useTranslation('account')
  const { t: settings } = useTranslation('settings')
  const params = useParams({ from: '/from/$provider' })
  const provider: Provider = params.provider === 'steam' ? 'steam' : 'discord'
  const site = siteNames[provider]
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { mutate, data, error } = useMutation({
    mutationFn: () => comeBack(provider, location.search),
    meta: { quiet: true },
    onSuccess: async answer => {
      if (answer.outcome === 'signedIn') return signedIn(answer)
      if (answer.outcome === 'unknown') return
      await refreshAfter('provider.finishProvider')
      await navigate({ to: '/settings/{-$tab}' })
      notify('success', settings('links.done', { site }))
    },
  })
  const [isFromHere] = useState(hasVisit)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !isFromHere) return
    begun.current = true
    mutate()
  }, [isFromHere, mutate])
  const refused = useFailureText(error)
  const failure = isFromHere ? refused : t('from.elsewhere', { site })
  if (data?.outcome === 'unknown') return <ProviderSignUp provider={provider} name={data.name} />
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
