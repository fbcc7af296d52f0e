import { useMutation, useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { leaveToLogIn, type Provider, siteNames } from './visit.ts'

/** Signs in by another site, or up if no user has linked the account there; one button for each that the operator has switched on (rulebook 24.7). */
export function ProviderLogIn() {
  const { data } = useQuery(trpc.provider.getProviders.queryOptions({}, { meta: { quiet: true } }))
  if (!data || data.providers.length === 0) return null
  return (
    <div className="column gap-2 above-3">
      {data.providers.map(provider => (
        <LogInButton key={provider} provider={provider} />
      ))}
    </div>
  )
}

function LogInButton({ provider }: { provider: Provider }) {
  const { t } = useTranslation('account')
  const { mutate, isPending } = useMutation({ mutationFn: () => leaveToLogIn(provider) })
  return (
    <Button wide busy={isPending} onClick={() => mutate()}>
      {t('from.logIn', { site: siteNames[provider] })}
    </Button>
  )
}
