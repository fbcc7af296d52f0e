import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { InviteCodeForm } from './invite-code-form.tsx'

/** Takes a league's code and opens its invitation (rulebook 19.2). */
export function CodeForm() {
  const { t } = useTranslation('leagues')
  const navigate = useNavigate()
  return (
    <InviteCodeForm
      label={t('enterCode')}
      act={t('openCode')}
      fault={t('badCode')}
      onCode={code => navigate({ to: '/l/$code', params: { code } })}
    />
  )
}
