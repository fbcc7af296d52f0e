import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../../base/api/use-server-now.ts'
import { inProduct } from '../../../../base/product/in-product.ts'
import { useIsAdmin } from '../../../../base/session/event-rights.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { ButtonLink } from '../../../../base/ui/input/button.tsx'
import { publishHeight } from '../../../../base/ui/layout/publish-height.ts'
import { Checklist } from '../../checklist/checklist.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { useUploads } from '../scores/uploads/uploads.ts'
import styles from './options-bar.module.css'

const publishOptionsBar = publishHeight('--options-bar')

/** Fixes a bar to the bottom of the config screen. */
export function OptionsBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} ref={publishOptionsBar}>
      <div className={`row wrap middle gap-2 across-4 ${styles.inner}`}>{children}</div>
    </div>
  )
}

/** Shows the options bar of a saved event: its checklist, and links to the list and to the game. Everything appears at once, so that nothing in it moves. */
export function EventBar({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-config')
  const isAdmin = useIsAdmin()
  const now = useServerNow()
  const { isPending } = useUploads(event.id)
  if (now === undefined || isPending) return null
  return (
    <OptionsBar>
      {now && <Checklist event={event} now={now} />}
      {event.completed && isAdmin && (
        <ButtonLink to="/$product/data/winners" params={inProduct} search={{ event: event.id }} size="s">
          {t('toWinners')}
        </ButtonLink>
      )}
      <ButtonLink to="/$product/data/events" params={inProduct} size="s" look="quiet">
        {t('toEvents')}
      </ButtonLink>
      <ButtonLink
        to="/$product/games/$eventId/{-$eventName}"
        params={{ ...inProduct, eventId: String(event.id) }}
        size="s"
      >
        <ExternalLink size={14} aria-hidden />
        {t('toGame')}
      </ButtonLink>
    </OptionsBar>
  )
}
