import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useSignedIn } from '../../base/session/mutations.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { hasPasskeys } from './passkey/ceremony-error.ts'
import { usePasskeyFailure } from './passkey/use-passkey-failure.ts'

/** Signs in by a passkey of this device, without a username (rulebook 24.2). Nothing if the browser has none. */
export function PasskeyLogIn() {
  const { t } = useTranslation('account')
  const onSuccess = useSignedIn()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await import('./passkey/ceremony.ts')).logInByPasskey(),
    meta: { quiet: true },
    onSuccess,
  })
  const failure = usePasskeyFailure(error)
  if (!hasPasskeys()) return null
  return (
    <div className="column gap-2 above-3">
      <Button wide busy={isPending} onClick={() => mutate()}>
        <KeyRound size={16} aria-hidden />
        {t('passkey.logIn')}
      </Button>
      {failure && (
        <p role="alert" className="t14 failed">
          {failure}
        </p>
      )}
    </div>
  )
}
