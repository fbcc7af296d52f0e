import type { PlayButton } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { inProduct } from '../shell/in-product.ts'
import { Button, ButtonLink } from '../ui/input/button.tsx'
import styles from './play-action.module.css'

type Way = { event: { id: number; name: string }; button: PlayButton; signedIn: boolean }

/** The way into an event, or why there is none; a visitor who nears an ongoing one is asked to log in. */
export function PlayAction({ event, button, signedIn }: Way) {
  const { t } = useTranslation(['events', 'rules'])
  return (
    <div className={styles.action}>
      <div className={styles.face} data-login={button.login || undefined}>
        <PlayFace event={event} button={button} signedIn={signedIn} />
        {button.login && (
          <p className={styles.login}>
            {t('loginNeeded')}
            <Link to="/login" className={styles.link}>
              {t('login')}
            </Link>
          </p>
        )}
      </div>
      {button.warning && (
        <p className={styles.warning}>
          <TriangleAlert size={13} aria-hidden />
          {t(`rules:${button.warning}`)}
        </p>
      )}
    </div>
  )
}

/** The button itself. The game page is for signed-in users, so a visitor's way leads through the login. */
function PlayFace({ event: { id, name }, button, signedIn }: Way) {
  const { t } = useTranslation('events')
  const results = button.label === 'VIEW RESULTS'
  const words = t(results ? 'results' : 'play')
  const dress = {
    look: results ? 'panel' : 'beam',
    wide: true,
    'aria-label': t(results ? 'resultsOf' : 'playEvent', { name }),
  } as const
  if (!button.enabled)
    return (
      <Button wide disabled>
        {words}
      </Button>
    )
  if (!signedIn)
    return (
      <ButtonLink to="/login" {...dress}>
        {words}
      </ButtonLink>
    )
  const params = { ...inProduct, eventId: String(id) }
  return (
    <ButtonLink to="/$product/games/$eventId/{-$eventName}" params={params} {...dress}>
      {words}
    </ButtonLink>
  )
}
