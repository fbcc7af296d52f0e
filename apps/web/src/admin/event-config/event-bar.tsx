import { eventState } from '@game/domain'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../api/use-server-now.ts'
import { inProduct } from '../../shell/in-product.ts'
import { ButtonLink } from '../../ui/input/button.tsx'
import { EventStateChip } from '../events/event-state-chip.tsx'
import styles from './event-bar.module.css'
import { faultTexts } from './fault-texts.ts'
import { OptionsBar } from './options-bar.tsx'
import type { ConfiguredEvent } from './use-configured-event.ts'

/** The options bar of a saved event: its state, what keeps it invalid, and the ways to the list and to the game. */
export function EventBar({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation(['admin-config', 'admin-phases'])
  const now = useServerNow()
  const faults = faultTexts(event.phases, t)
  return (
    <OptionsBar>
      {now && <EventStateChip state={eventState(event, now)} />}
      <p className={styles.faults}>{faults.join(' ')}</p>
      <ButtonLink to="/$product/data/events" params={inProduct} size="s" look="quiet">
        {t('admin-config:toEvents')}
      </ButtonLink>
      <ButtonLink
        to="/$product/games/$eventId/{-$eventName}"
        params={{ ...inProduct, eventId: String(event.id) }}
        size="s"
      >
        <ExternalLink size={14} aria-hidden />
        {t('admin-config:toGame')}
      </ButtonLink>
    </OptionsBar>
  )
}
