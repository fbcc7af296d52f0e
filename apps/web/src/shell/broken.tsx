import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/feedback/states.tsx'
import { Page } from './page.tsx'

/** A screen that could not be shown at all; loading the page anew also finds what a new build has put in its place. */
export function Broken() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('broken.title')}>
      <ErrorState message={t('broken.message')} onRetry={() => location.reload()} />
    </Page>
  )
}
