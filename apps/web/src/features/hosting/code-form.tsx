import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { InviteCodeForm } from '../leagues/invite/invite-code-form.tsx'

/** Takes the code of a private game and opens its invitation (rulebook 30.4). */
export function CodeForm() {
  const { t } = useTranslation('hosting')
  const navigate = useNavigate()
  return (
    <InviteCodeForm
      label={t('code')}
      act={t('openCode')}
      fault={t('badCode')}
      onCode={code => navigate({ to: '/e/$code', params: { code } })}
    />
  )
}
