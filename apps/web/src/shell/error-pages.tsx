import { product } from '@game/domain'
import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { inProduct } from '../in-product.ts'
import { EmptyState, ErrorState } from '../ui/feedback/states.tsx'
import { ButtonLink } from '../ui/input/button.tsx'
import { Page } from './page.tsx'

/** Answers any path that is no route, or none for this viewer (rulebook 13.2). */
export function NotFound() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('notFound.title')}>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <EmptyState
        icon={<Compass size={22} />}
        title={t('notFound.message')}
        action={
          <ButtonLink to="/$product" params={inProduct} look="beam">
            {t('notFound.back', { product: product.name.toUpperCase() })}
          </ButtonLink>
        }
      />
    </Page>
  )
}

/** Replaces a screen that has failed; loading the page anew also finds the files of a new build. */
export function Broken() {
  const { t } = useTranslation('shell')
  return (
    <Page title={t('broken.title')}>
      <ErrorState message={t('broken.message')} onRetry={() => location.reload()} />
    </Page>
  )
}
