import { type OwnPlayerRow, steamId64Of } from '@game/domain'
import { type FormEvent, useId, useState } from 'react'
import { failureOf } from '../../../../base/api/failure.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import { CountryChoice } from '../../catalogue/controls/country-choice.tsx'
import { LinkChoice } from '../../catalogue/controls/link-choice.tsx'
import { ErrorText } from '../../form/failure.tsx'
import { numberOf } from '../../form/numbers-and-dates.ts'
import { FormDialog, useIsChanged } from '../../form/unsaved.tsx'
import { type OwnCard, useSetPlayers } from './own-players.ts'
import styles from './players.module.css'

const fieldNames = ['steamId', 'name', 'team', 'country', 'birth', 'role', 'style'] as const
type FieldName = (typeof fieldNames)[number]
/** The fields as they are typed, '' for what is not known. */
type Typed = Record<FieldName, string>

const typedOf = (player: OwnCard | undefined): Typed => ({
  steamId: player?.steamId ?? '',
  name: player?.name ?? '',
  team: player?.team?.name ?? '',
  country: player?.country ?? '',
  birth: player?.birth ?? '',
  role: String(player?.roleId ?? ''),
  style: String(player?.styleId ?? ''),
})

const rowOf = ({ steamId, name, team, country, birth, role, style }: Typed): OwnPlayerRow => ({
  steamId: steamId64Of(steamId.trim()) || steamId,
  name,
  team,
  country: country || null,
  birth: birth || null,
  roleId: numberOf(role),
  styleId: numberOf(style),
})

/** Changes what is known of one of the event's own players, or adds one, who is then listed in the phases that have not opened (rulebook 30.11). */
export function PlayerDialog({
  eventId,
  player,
  onClose,
}: {
  eventId: number
  player?: OwnCard
  onClose: () => void
}) {
  const { t } = useTranslation(['admin-players', 'admin'])
  const form = useId()
  const [typed, setTyped] = useState(() => typedOf(player))
  const isChanged = useIsChanged(typed)
  const save = useSetPlayers(eventId)
  const refused = fieldNames.find(field => field === failureOf(save.error)?.facts?.field)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    save.mutate({ rows: [rowOf(typed)], list: !player }, { onSuccess: onClose })
  }
  const props = (field: FieldName) => ({
    label: t(`admin-players:form.${field}`),
    value: typed[field],
    onChange: (value: string) => {
      save.reset()
      setTyped({ ...typed, [field]: value })
    },
    ...(refused === field && { fault: t(`admin-players:wrong.${field}`) }),
  })
  return (
    <FormDialog
      isChanged={isChanged && !save.isSuccess}
      onClose={onClose}
      title={player ? player.name : t('admin-players:addOne')}
      footer={
        <Button
          type="submit"
          form={form}
          look="beam"
          disabled={!isChanged || typed.name.trim() === '' || typed.steamId.trim() === ''}
          busy={save.isPending}
        >
          {t('admin:save')}
        </Button>
      }
    >
      <form id={form} className={`stack gap-3 ${styles.form}`} onSubmit={submit} noValidate>
        <Field {...props('name')} required maxLength={100} />
        <Field {...props('team')} maxLength={100} hint={t('admin-players:form.teamHint')} />
        <Field {...props('steamId')} required maxLength={100} disabled={player !== undefined} />
        <CountryChoice {...props('country')} optional />
        <Field {...props('birth')} type="date" />
        <LinkChoice {...props('role')} to="role" optional />
        <LinkChoice {...props('style')} to="style" optional />
      </form>
      {save.isError && !refused && <ErrorText error={save.error} />}
    </FormDialog>
  )
}
