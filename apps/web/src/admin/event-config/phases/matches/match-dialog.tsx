import { checkMatch, isDated } from '@game/domain'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { notify } from '../../../../ui/feedback/notify.ts'
import { Button } from '../../../../ui/input/button.tsx'
import { Field } from '../../../../ui/input/field.tsx'
import { LabelledSelect } from '../../../../ui/input/labelled-select.tsx'
import { toInstant, toLocal } from '../../../form/numbers-and-dates.ts'
import { FormDialog, useIsChanged } from '../../../form/unsaved.tsx'
import { TeamCrest } from '../../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase, PhaseMatch } from '../../configured-event.ts'
import { LateSaveNotice, useExpectedRevision } from '../../expected-revision.tsx'
import { MapLines } from './map-lines.tsx'
import { mapsOf, slotFaults, slotsOf } from './map-slot.ts'
import styles from './match-dialog.module.css'
import { useSaveMatch } from './mutations.ts'

/**
 * Creates a match or edits one; offers the phase's own teams only, and proposes two of them and the lock
 * (rulebook 11.5, 11.35).
 */
export function MatchDialog({
  event,
  phase,
  match,
  onClose,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  match?: PhaseMatch
  onClose: () => void
}) {
  const { t } = useTranslation(['admin-phases', 'admin', 'rules'])
  const form = useId()
  const [home = null, away = null] = phase.teams.length === 2 ? phase.teams.map(({ teamId }) => teamId) : []
  const [homeTeamId, setHome] = useState<number | null>(match?.homeTeamId ?? home)
  const [awayTeamId, setAway] = useState<number | null>(match?.awayTeamId ?? away)
  const [date, setDate] = useState(match ? toLocal(match.date) : isDated(phase) ? toLocal(phase.lock) : '')
  const [slots, setSlots] = useState(slotsOf(match?.maps ?? []))
  const [tried, setTried] = useState(false)
  const isChanged = useIsChanged({ homeTeamId, awayTeamId, date, slots })
  const seen = useExpectedRevision(phase.revision)
  const save = useSaveMatch(event.id, match?.id)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const data = { homeTeamId, awayTeamId, date: toInstant(date), phaseIndex: phase.index }
    const maps = mapsOf(slots)
    const checked = checkMatch(
      { ...data, maps },
      phase.teams.map(({ teamId }) => teamId),
    )
    setTried(true)
    if (!checked.ok) return notify('error', t(`rules:${checked.rule}`))
    if (slots.some(slot => Object.keys(slotFaults(slot)).length > 0))
      return notify('error', t('rules:MATCH_INCOMPLETE'))
    save.mutate({ data, maps, revision: seen.revision }, { onSuccess: onClose, onError: seen.onError })
  }
  const teams = phase.teams.map(({ teamId, team }) => ({
    value: teamId,
    label: team.name || t('admin-phases:unknownTeam'),
    icon: <TeamCrest teamKey={team.key} />,
  }))
  /** Sets the team of a side; if it was on the other side, the teams swap sides. */
  const setTeam = (side: 'home' | 'away') => (teamId: number | null) => {
    const [own, other, setOwn, setOther] =
      side === 'home'
        ? [homeTeamId, awayTeamId, setHome, setAway]
        : [awayTeamId, homeTeamId, setAway, setHome]
    setOwn(teamId)
    if (teamId === other) setOther(own)
  }
  /** Marks a field as missing once saving was tried. */
  const faultOf = (value: unknown) => (tried && !value ? t('admin:required') : undefined)
  const footer = (
    <Button type="submit" form={form} look="beam" busy={save.isPending}>
      {t('admin:save')}
    </Button>
  )
  return (
    <FormDialog
      isChanged={isChanged}
      onClose={onClose}
      title={t(match ? 'admin-phases:editMatch' : 'admin-phases:createMatch')}
      footer={footer}
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <LabelledSelect
          label={t('admin-phases:home')}
          options={teams}
          value={homeTeamId}
          fault={faultOf(homeTeamId)}
          onChange={setTeam('home')}
          placeholder={t('admin-phases:chooseTeam')}
          inPopup
        />
        <LabelledSelect
          label={t('admin-phases:away')}
          options={teams}
          value={awayTeamId}
          fault={faultOf(awayTeamId)}
          onChange={setTeam('away')}
          placeholder={t('admin-phases:chooseTeam')}
          inPopup
        />
        <Field
          label={t('admin-phases:date')}
          type="datetime-local"
          value={date}
          onChange={setDate}
          fault={faultOf(date)}
        />
        <MapLines slots={slots} tried={tried} onChange={setSlots} />
        {seen.late && <LateSaveNotice />}
      </form>
    </FormDialog>
  )
}
