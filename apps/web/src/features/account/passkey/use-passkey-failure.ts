import { useFailureText } from '../../../base/api/failure-text.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { CeremonyError } from './ceremony-error.ts'

/** The text of what went wrong with a passkey, on the device or in a call; undefined while nothing has. */
export function usePasskeyFailure(error: unknown): string | undefined {
  const { t } = useTranslation('account')
  const isOfDevice = error instanceof CeremonyError
  const refusal = useFailureText(isOfDevice ? null : error)
  return isOfDevice ? t(`passkey.${error.reason}`) : refusal
}
