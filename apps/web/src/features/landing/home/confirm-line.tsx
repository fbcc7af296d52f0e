import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'

/** Reminds a player whose address is not confirmed of the mail with the link (rulebook 20.2). */
export function ConfirmLine() {
  const { t } = useTranslation('home')
  const { data } = useQuery(trpc.contact.getContact.queryOptions({}, { meta: { quiet: true } }))
  if (!data?.on || !data.email || data.confirmed) return null
  return (
    <p className="t14 warning row wrap middle between gap-2 across-4">
      {t('confirm', { email: data.email })}
      <Link to="/settings/{-$tab}" params={{ tab: 'notifications' }} className="strong accent">
        {t('toSettings')}
      </Link>
    </p>
  )
}
