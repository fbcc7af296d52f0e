import { defaultPerkRoll, hasLocked, inLanguage, isDated } from '@game/domain'
import { Dices } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useServerNow } from '../../../../../base/api/use-server-now.ts'
import { PerkIcon } from '../../../../../base/icons/perk-icon.tsx'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../../../base/ui/feedback/states.tsx'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Field } from '../../../../../base/ui/input/field.tsx'
import { Panel } from '../../../../../base/ui/layout/panel.tsx'
import { ForceConfirmDialog } from '../../../confirm/force-confirm-dialog.tsx'
import { useForceConfirm } from '../../../confirm/use-force-confirm.ts'
import { numberOf } from '../../../form/numbers-and-dates.ts'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { ExchangePerk } from './exchange-perk.tsx'
import styles from './perks-area.module.css'
import { useRollPerks } from './use-roll-perks.ts'

/**
 * Shows how many perks to roll, ROLL PERKS, and the rolled ones. Confirms a roll over perks in use with the number of
 * decks.
 */
export function PerksArea({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t, i18n } = useTranslation('admin-phases')
  const now = useServerNow()
  const [count, setCount] = useState(String(defaultPerkRoll))
  const wanted = numberOf(count)
  const roll = useRollPerks(event.id, phase.index, wanted ?? 0)
  const asking = useForceConfirm(roll)
  const locked = !!now && isDated(phase) && hasLocked(phase, now)
  const valid = wanted !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= 100
  const first = phase.perks.length === 0
  return (
    <Panel head={t('perks')}>
      <div className={`row wrap bottom gap-3 below-3 ${styles.roll}`}>
        <Field
          label={t('count')}
          inputMode="numeric"
          value={count}
          onChange={setCount}
          className={styles.count}
          fault={valid ? undefined : t('countFault')}
        />
        <Button
          onClick={first ? asking.confirm : asking.ask}
          busy={asking.busy}
          disabled={!valid || locked || event.completed}
        >
          <Dices size={16} aria-hidden />
          {t('roll')}
        </Button>
      </div>
      {first ? (
        <EmptyState title={t('noPerks')} text={t('noPerksText')} />
      ) : (
        <ul className={`stack gap-2 ${styles.perks}`}>
          {phase.perks.map(({ perk }, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a roll may contain one perk twice, and its order has no meaning
            <li key={slot}>
              <PerkBadge perk={inLanguage(perk, i18n.language)}>
                <ExchangePerk event={event} phase={phase} slot={slot} disabled={locked || event.completed} />
              </PerkBadge>
            </li>
          ))}
        </ul>
      )}
      <ForceConfirmDialog title={t('rollTitle')} act={asking}>
        <p>{t('rollText', { before: phase.perks.length, after: wanted ?? 0 })}</p>
      </ForceConfirmDialog>
    </Panel>
  )
}

/** Shows a rolled perk: icon, name, multiplier and description, and the buttons for it. */
function PerkBadge({
  perk,
  children,
}: {
  perk: ConfiguredPhase['perks'][number]['perk']
  children: ReactNode
}) {
  return (
    <div className="row gap-2 well pad-2-3 tall">
      <PerkIcon rarity={perk.rarity} size={26} />
      <div className="fill shrinks">
        <p className="row between gap-2 t14 strong">
          <span dir="auto">{perk.name}</span>
          <span className="soft">x{perk.mult}</span>
        </p>
        <p className="caption lines-140" dir="auto">
          {perk.description}
        </p>
      </div>
      {children}
    </div>
  )
}
