import { useMutation, useQuery } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/input/button.tsx'
import styles from '../account-form.module.css'
import { leaveToLogIn } from './visit.ts'

/** Signs in by Discord, if the operator has switched it on (rulebook 24.7). */
export function ProviderLogIn() {
  const { t } = useTranslation('account')
  const { data } = useQuery(trpc.provider.getProviders.queryOptions({}, { meta: { quiet: true } }))
  const { mutate, isPending } = useMutation({ mutationFn: leaveToLogIn })
  if (!data?.providers.includes('discord')) return null
  return (
    <div className={styles.passkey}>
      <Button wide busy={isPending} onClick={() => mutate()}>
        {t('from.logIn')}
      </Button>
    </div>
  )
}
