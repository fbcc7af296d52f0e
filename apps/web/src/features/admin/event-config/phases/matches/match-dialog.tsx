import {
  checkChangedMatch,
  checkMatch,
  isDated,
  type MatchStatus,
  matchesOfTeams,
  matchQuestion,
  matchStatuses,
} from '@game/domain'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { notify } from '../../../../../base/ui/base/notify.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../../../base/ui/input/checkbox.tsx'
import { Field } from '../../../../../base/ui/input/field.tsx'
import { LabelledSelect } from '../../../../../base/ui/input/labelled-select.tsx'
import { useQuestion } from '../../../confirm/use-question.tsx'
import { FormDialog, useIsChanged } from '../../../form/unsaved.tsx'
import { useTimeChoice, useTimeFault } from '../../../form/use-time-choice.tsx'
import { ZoneHint } from '../../../form/zone-hint.tsx'
import { toLocal } from '../../../form/zoned-time.ts'
import { TeamCrest } from '../../../picture/small-pictures.tsx'
import type { ConfiguredEvent, ConfiguredPhase, PhaseMatch } from '../../event/configured-event.ts'
import { LateSaveNotice, useExpectedRevision } from '../../event/expected-revision.tsx'
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
  const [status, setStatus] = useState<MatchStatus>(match?.status ?? 'scheduled')
  const [bestOf, setBestOf] = useState<number | null>(match?.bestOf ?? null)
  const [slots, setSlots] = useState(slotsOf(match?.maps ?? []))
  const [again, setAgain] = useState(false)
  const others = phase.matches.filter(({ id }) => id !== match?.id)
  const teamsOfMatch = homeTeamId && awayTeamId ? { homeTeamId, awayTeamId } : undefined
  const typed = teamsOfMatch && { ...teamsOfMatch, date, status, phaseIndex: phase.index }
  const meetAgain =
    typed !== undefined &&
    (match
      ? !checkChangedMatch({ ...match, date: toLocal(match.date) }, typed, others, false).ok
      : matchesOfTeams(typed, others).length > 0)
  const [tried, setTried] = useState(false)
  const isChanged = useIsChanged({ homeTeamId, awayTeamId, date, status, bestOf, slots })
  const seen = useExpectedRevision(phase.revision)
  const save = useSaveMatch(event.id, match?.id)
  const { ask, questionDialog } = useQuestion()
  const { chooseTime, timeDialog } = useTimeChoice()
  const timeFault = useTimeFault()
  /** The typed instant, null if the admin does not want to save it after all. */
  const agreedDate = async () => {
    if (match && date === toLocal(match.date)) return match.date
    const chosen = await chooseTime(date)
    const question = chosen && matchQuestion(event.phases, { phaseIndex: phase.index, date: chosen })
    if (!question) return chosen
    const next = 'next' in question ? event.phases.find(({ index }) => index === question.next)?.name : ''
    const text = t(`admin-phases:matchQuestion.${question.question}`, { next: next ?? '' })
    return (await ask(t('admin-phases:date'), <p>{text}</p>)) ? chosen : null
  }
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const data = { homeTeamId, awayTeamId, date, phaseIndex: phase.index, status, bestOf }
    const maps = mapsOf(slots)
    const checked = checkMatch(
      { ...data, maps },
      phase.teams.map(({ teamId }) => teamId),
    )
    setTried(true)
    if (!checked.ok) return notify('error', t(`rules:${checked.rule}`))
    const wrongTime = timeFault(date)
    if (wrongTime) return notify('error', wrongTime)
    if (slots.some(slot => Object.keys(slotFaults(slot)).length > 0))
      return notify('error', t('rules:MATCH_INCOMPLETE'))
    if (meetAgain && !again) return notify('error', t('rules:SAME_MATCH'))
    const instant = await agreedDate()
    if (instant === null) return
    const fields = { data: { ...data, date: instant }, maps, revision: seen.revision }
    const saved = meetAgain ? { ...fields, again } : fields
    save.mutate(saved, { onSuccess: onClose, onError: seen.onError })
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
      <form
        id={form}
        className={`stack gap-3 columns-from-600 ${styles.form}`}
        onSubmit={submitted => void submit(submitted)}
        noValidate
      >
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
          fault={faultOf(date) ?? (date === '' ? undefined : timeFault(date))}
          hint={<ZoneHint local={date} saved={match?.date} />}
          className={styles.whole}
        />
        <LabelledSelect
          label={t('admin-phases:status')}
          options={matchStatuses.map(value => ({ value, label: t(`admin-phases:statusName.${value}`) }))}
          value={status}
          onChange={value => setStatus(value ?? 'scheduled')}
          inPopup
        />
        <LabelledSelect
          label={t('admin-phases:bestOf')}
          options={seriesLengths(match?.bestOf).map(value => ({ value, label: String(value) }))}
          value={bestOf}
          onChange={setBestOf}
          placeholder={t('admin-phases:bestOfUnknown')}
          clearable
          inPopup
        />
        {meetAgain && (
          <Checkbox checked={again} onChange={setAgain}>
            {t('admin-phases:playAgain')}
          </Checkbox>
        )}
        {status === 'void' && <p className={styles.whole}>{t('admin-phases:voidHint')}</p>}
        <MapLines slots={slots} tried={tried} onChange={setSlots} />
        {seen.late && <LateSaveNotice />}
        {questionDialog}
        {timeDialog}
      </form>
    </FormDialog>
  )
}

/** Lists the lengths of a series that are usual, with the one that the match has. */
const seriesLengths = (saved: number | null | undefined): number[] =>
  [...new Set([1, 2, 3, 5, 7, ...(saved ? [saved] : [])])].toSorted((a, b) => a - b)
