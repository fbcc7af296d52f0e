import { checkUsername, newAccountForm } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { useSignedUp } from '../../../base/session/mutations.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from '../form/account-form.module.css'
import { AccountFrame } from '../form/account-frame.tsx'
import { LogInInstead } from '../form/log-in-instead.tsx'
import { type SignUpChoices, SignUpForm } from '../form/sign-up-form.tsx'
import { useFormFields } from '../form/use-form-fields.ts'
import { type Provider, signUpFromVisit, siteNames } from './visit.ts'

/** Signs up somebody whom another site has named, without a password (rulebook 24.11). */
export function ProviderSignUp({ provider, name }: { provider: Provider; name: string }) {
  const { t } = useTranslation('account')
  // Steam gives a number, which is a poor name.
  const username = provider !== 'steam' && checkUsername(name).ok ? name : ''
  const form = useFormFields({ username, email: '' }, newAccountForm)
  const signUp = useMutation({
    mutationFn: (choices: SignUpChoices) => signUpFromVisit(provider, { ...form.fields, ...choices }),
    onSuccess: useSignedUp(),
  })
  return (
    <AccountFrame kind="signUp" other={<LogInInstead />}>
      <div className={`column ${styles.form}`}>
        <p className={styles.text}>{t('from.unknown', { site: siteNames[provider], name })}</p>
        <SignUpForm form={form} signUp={signUp} onSubmit={signUp.mutate} />
      </div>
    </AccountFrame>
  )
}
