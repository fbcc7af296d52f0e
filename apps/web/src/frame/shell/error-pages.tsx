import { product } from '@game/domain'
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { NotLoadedError } from '../../base/loading/load-module.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState, ErrorState } from '../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Page } from './page.tsx'

/** Shown for any path that is no route, or none for this viewer; a visitor can sign in and come back (rulebook 13.2). */
export function NotFound() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const back = useLocation({ select: ({ href }) => href })
  return (
    <Page title={t('notFound.title')}>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <EmptyState
        icon={<Compass size={22} />}
        title={t('notFound.message')}
        action={
          <div className="row wrap centred gap-2">
            {user === null && (
              <ButtonLink to="/login" search={{ back }} look="beam">
                {t('login')}
              </ButtonLink>
            )}
            <ButtonLink to="/$product" params={inProduct} look={user === null ? 'panel' : 'beam'}>
              {t('notFound.back', { product: product.name.toUpperCase() })}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  )
}

/** Replaces a screen that has failed. One that could not be loaded is retried when the browser is online. */
export function Broken({ error }: ErrorComponentProps) {
  const { t } = useTranslation(['shell', 'errors'])
  const router = useRouter()
  const notLoaded = error instanceof NotLoadedError
  const retry = useEffectEvent(async () => {
    if (!notLoaded) return location.reload()
    const parts = router.state.matches.map(({ routeId }) => router.routesById[routeId].options.component)
    await Promise.all(parts.map(part => part?.preload?.()))
    await router.invalidate()
  })
  useEffect(() => {
    if (!notLoaded) return
    const online = () => void retry()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [notLoaded])
  return (
    <Page title={t('broken.title')}>
      <ErrorState message={t(notLoaded ? 'errors:offline' : 'broken.message')} onRetry={() => void retry()} />
    </Page>
  )
}
