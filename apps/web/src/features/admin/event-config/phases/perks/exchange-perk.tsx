import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { PerkIcon } from '../../../../../base/icons/perk-icon.tsx'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { IconButton } from '../../../../../base/ui/input/icon-button.tsx'
import { LabelledSelect } from '../../../../../base/ui/input/labelled-select.tsx'
import { ConfirmDialog } from '../../../../../base/ui/overlay/confirm-dialog.tsx'
import { formatMultiplier } from '../../../../game/shared/number-format.ts'
import { useDryRun } from '../../../confirm/use-force-confirm.ts'
import { ErrorText } from '../../../form/failure.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { perksQuery, useSetPerks } from './use-roll-perks.ts'

type PerkSlot = { event: ConfiguredEvent; phase: ConfiguredPhase; slot: number }

/** Exchanges one perk of a phase for another; the other perks stay. */
export function ExchangePerk({ disabled, ...at }: PerkSlot & { disabled: boolean }) {
  const { t, i18n } = useTranslation('admin-phases')
  const [isOpen, setIsOpen] = useState(false)
  const perk = at.phase.perks[at.slot]?.perk
  const name = perk ? inLanguage(perk, i18n.language).name : ''
  return (
    <>
      <IconButton
        size="s"
        label={t('exchange', { name })}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        <ArrowLeftRight size={16} aria-hidden />
      </IconButton>
      {isOpen && <ExchangeDialog {...at} name={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Asks for the new perk, and says how many decks lose the old one. */
function ExchangeDialog({
  event,
  phase,
  slot,
  name,
  onClose,
}: PerkSlot & { name: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['admin-phases', 'admin'])
  const { data = [] } = useQuery(perksQuery)
  const perks = data.map(perk => inLanguage(perk, i18n.language))
  const [chosen, setChosen] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const ids = phase.perks.map(({ perk }, at) => (at === slot && chosen !== null ? chosen : perk.id))
  const { act, dryRun } = useSetPerks({ eventId: event.id, phaseIndex: phase.index }, ids)
  const preview = useDryRun(chosen !== null, dryRun, chosen)
  const decks = preview.answer?.decks ?? 0
  const confirm = async () => {
    setBusy(true)
    await act(decks > 0).then(onClose, setError)
    setBusy(false)
  }
  const after = perks.find(perk => perk.id === chosen)?.name ?? ''
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('admin-phases:exchangeTitle', { name })}
      onConfirm={confirm}
      busy={busy}
      disabled={chosen === null || preview.pending || preview.refusal !== undefined}
    >
      <LabelledSelect
        label={t('admin-phases:exchangeFor')}
        options={perks.map(perk => ({
          value: perk.id,
          label: `${perk.name} ${formatMultiplier(perk.mult, i18n.language)}`,
          icon: <PerkIcon rarity={perk.rarity} size={20} />,
        }))}
        value={chosen}
        onChange={setChosen}
        placeholder={t('admin-phases:exchangeChoose')}
        inPopup
      />
      {chosen !== null && <p>{t('admin-phases:exchangeText', { before: name, after })}</p>}
      {decks > 0 && <p role="status">{t('admin:decksTouched', { decks })}</p>}
      {(error ?? preview.refusal) !== undefined && <ErrorText error={error ?? preview.refusal} />}
    </ConfirmDialog>
  )
}
