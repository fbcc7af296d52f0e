import { eventState, type PhaseDates, phaseFaults } from '@game/domain'
import type { TFunction } from 'i18next'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../api/use-server-now.ts'
import { inProduct } from '../../in-product.ts'
import { ButtonLink } from '../../ui/input/button.tsx'
import { EventStateChip } from '../events/event-state.tsx'
import type { ConfiguredEvent } from './configured-event.ts'
import eventBarStyles from './event-bar.module.css'
import styles from './options-bar.module.css'

/** Says what is wrong with the dates of an event's phases (rulebook 2.14). */
function faultTexts(
  phases: readonly (PhaseDates & { name: string })[],
  t: TFunction<['admin-config', 'admin-phases']>,
): string[] {
  if (phases.length === 0) return [t('admin-phases:fault.none')]
  return phaseFaults(phases).map(({ phase, fault }) => t(`admin-phases:fault.${fault}`, { phase }))
}

/** Fixes a bar to the bottom of the config screen. */
export function OptionsBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}

/**
 * Shows the options bar of a saved event: its state, what keeps it invalid, and links to the list and to the game.
 */
export function EventBar({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation(['admin-config', 'admin-phases'])
  const now = useServerNow()
  const faults = faultTexts(event.phases, t)
  return (
    <OptionsBar>
      {now && <EventStateChip state={eventState(event, now)} />}
      <p className={eventBarStyles.faults}>{faults.join(' ')}</p>
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
