import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/states.tsx'
import { Page } from './page.tsx'

/** A screen that could not be shown at all. */
export function Broken() {
  const { t } = useTranslation('shell')
  const router = useRouter()
  return (
    <Page title={t('broken.title')}>
      <ErrorState message={t('broken.message')} onRetry={() => router.invalidate()} />
    </Page>
  )
}
