import type { PlayButton } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { gamePath, inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button, ButtonLink } from '../../base/ui/input/button.tsx'
import styles from './play-action.module.css'

type Props = { event: { id: number; name: string }; button: PlayButton; signedIn: boolean }

/** Shows PLAY or VIEW RESULTS of an event, or why it cannot be played; asks a visitor to log in (rulebook 2.14). */
export function PlayAction({ event, button, signedIn }: Props) {
  const { t } = useTranslation(['events', 'rules'])
  return (
    <div className={styles.action}>
      <div className={`holds ${styles.face}`} data-login={button.login || undefined}>
        <PlayLink event={event} button={button} signedIn={signedIn} />
        {button.login && (
          <p className={`row middle centred gap-2 t12 lines-125 medium soft ${styles.login}`}>
            {t('loginNeeded')}
            <Link
              to="/login"
              search={{ back: gamePath(event.id) }}
              className={`pad-2-3 framed-strong ground-sheet bold tracked-6 accent ${styles.link}`}
            >
              {t('login')}
            </Link>
          </p>
        )}
      </div>
      {button.warning && (
        <p className={`row gap-2 above-2 t14 warning ${styles.warning}`}>
          <TriangleAlert size={13} aria-hidden />
          {t(`rules:${button.warning}`)}
        </p>
      )}
    </div>
  )
}

/** The button itself. The game page is for signed-in users, so a visitor goes through the login. */
function PlayLink({ event: { id, name }, button, signedIn }: Props) {
  const { t } = useTranslation('events')
  const results = button.label === 'VIEW RESULTS'
  const label = t(results ? 'results' : 'play')
  const linkProps = {
    look: results ? 'panel' : 'beam',
    wide: true,
    'aria-label': t(results ? 'resultsOf' : 'playEvent', { name }),
  } as const
  if (!button.enabled)
    return (
      <Button wide disabled>
        {label}
      </Button>
    )
  if (!signedIn)
    return (
      <ButtonLink to="/login" search={{ back: gamePath(id) }} {...linkProps}>
        {label}
      </ButtonLink>
    )
  const params = { ...inProduct, eventId: String(id) }
  return (
    <ButtonLink to="/$product/games/$eventId/{-$eventName}" params={params} {...linkProps}>
      {label}
    </ButtonLink>
  )
}
