import { checkMatch } from '@game/domain'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../ui/feedback/notify.ts'
import { Button } from '../../../../ui/input/button.tsx'
import { Field } from '../../../../ui/input/field.tsx'
import { LabelledSelect } from '../../../../ui/input/labelled-select.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toInstant, toLocal } from '../../../form/numbers-and-dates.ts'
import { TeamCrest } from '../../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase, PhaseMatch } from '../../configured-event.ts'
import { LateSaveNotice, useExpectedRevision } from '../../expected-revision.tsx'
import { MapLines } from './map-lines.tsx'
import { mapsOf, slotsOf } from './map-slot.ts'
import styles from './match-dialog.module.css'
import { useSaveMatch } from './mutations.ts'

/** Creates a match or edits one; offers the phase's own teams only (rulebook 11.5). */
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
  const [homeTeamId, setHome] = useState<number | null>(match?.homeTeamId ?? null)
  const [awayTeamId, setAway] = useState<number | null>(match?.awayTeamId ?? null)
  const [date, setDate] = useState(match ? toLocal(match.date) : '')
  const [slots, setSlots] = useState(slotsOf(match?.maps ?? []))
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
    if (!checked.ok) return notify('error', t(`rules:${checked.rule}`))
    save.mutate({ data, maps, revision: seen.revision }, { onSuccess: onClose, onError: seen.onError })
  }
  const teamsBut = (other: number | null) =>
    phase.teams
      .filter(({ teamId }) => teamId !== other)
      .map(({ teamId, team }) => ({
        value: teamId,
        label: team.name || t('admin-phases:unknownTeam'),
        icon: <TeamCrest teamKey={team.key} />,
      }))
  const footer = (
    <Button type="submit" form={form} look="beam" busy={save.isPending}>
      {t('admin:save')}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(match ? 'admin-phases:editMatch' : 'admin-phases:createMatch')}
      footer={footer}
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <LabelledSelect
          label={t('admin-phases:home')}
          options={teamsBut(awayTeamId)}
          value={homeTeamId}
          onChange={setHome}
          placeholder={t('admin-phases:chooseTeam')}
          inPopup
        />
        <LabelledSelect
          label={t('admin-phases:away')}
          options={teamsBut(homeTeamId)}
          value={awayTeamId}
          onChange={setAway}
          placeholder={t('admin-phases:chooseTeam')}
          inPopup
        />
        <Field label={t('admin-phases:date')} type="datetime-local" value={date} onChange={setDate} />
        <MapLines slots={slots} onChange={setSlots} />
        {seen.late && <LateSaveNotice />}
      </form>
    </Dialog>
  )
}
