import { signUpForm } from '@game/domain'
import { useSignUp } from '../../base/session/mutations.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { AccountFrame } from './form/account-frame.tsx'
import { LogInInstead } from './form/log-in-instead.tsx'
import { SignUpForm } from './form/sign-up-form.tsx'
import { useFormFields } from './form/use-form-fields.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { ProviderLogIn } from './provider/provider-log-in.tsx'

const empty = { username: '', email: '', password: '', confirmation: '' }

export function SignUpPage() {
  const { t } = useTranslation('account')
  const form = useFormFields(empty, signUpForm)
  const { username, email, password } = form.fields
  const signUp = useSignUp()
  return (
    <AccountFrame kind="signUp" other={<LogInInstead />}>
      <SignUpForm
        form={form}
        signUp={signUp}
        onSubmit={choices => signUp.mutate({ username, email, password, ...choices })}
        passwords={
          <>
            <NewPasswordField
              {...form.propsOf('password')}
              label={t('password')}
              hint={t('passwordHint')}
              ownNames={[username, email]}
            />
            <PasswordField
              {...form.propsOf('confirmation')}
              autoComplete="new-password"
              maxLength={128}
              label={t('confirmation')}
            />
          </>
        }
      />
      <ProviderLogIn />
    </AccountFrame>
  )
}
