import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../base/texts/use-translation.ts'

/** Leads from a sign-up to the log-in, and keeps where the user came from. */
export function LogInInstead() {
  const { t } = useTranslation('account')
  return (
    <>
      {t('haveAccount')}{' '}
      <Link to="/login" search>
        {t('toLogin')}
      </Link>
    </>
  )
}
