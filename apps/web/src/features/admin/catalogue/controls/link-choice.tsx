import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { LabelledSearchSelect } from '../../../../base/ui/input/labelled-select.tsx'
import { numberOf } from '../../form/numbers-and-dates.ts'
import type { ControlProps } from './definition.ts'

type Named = { id: number; name: string }
type Linked = 'team' | 'role' | 'style'

/**
 * Reads the teams, roles or styles that match a phrase, or the one with the id; undefined while they are being read.
 */
function useLinked(
  to: Linked,
  sought: { phrase?: string; id?: number },
  enabled: boolean,
): readonly Named[] | undefined {
  const { getTeams, getRoles, getStyles } = trpc.catalogue
  const view = { pageSize: 50, ...sought }
  const options = (kind: Linked) => ({ enabled: enabled && to === kind, placeholderData: keepPreviousData })
  const teams = useQuery(getTeams.queryOptions(view, options('team')))
  const roles = useQuery(getRoles.queryOptions(view, options('role')))
  const styles = useQuery(getStyles.queryOptions(view, options('style')))
  return { team: teams.data?.teams, role: roles.data?.roles, style: styles.data?.styles }[to]
}

/** Selects a player's team, role or style by searching the catalogue. */
export function LinkChoice({ to, label, value, onChange, optional }: ControlProps & { to: Linked }) {
  const { t } = useTranslation('admin-catalogue')
  const [phrase, setPhrase] = useState('')
  const id = numberOf(value)
  const found = useLinked(to, { phrase }, true) ?? []
  const own = useLinked(to, { id: id ?? 0 }, id !== null)?.find(record => record.id === id)
  const optionOf = ({ id, name }: Named) => ({ value: id, label: name })
  return (
    <LabelledSearchSelect
      label={label}
      options={found.map(optionOf)}
      chosen={own ? optionOf(own) : null}
      onChoose={chosen => onChange(chosen === null ? '' : String(chosen))}
      onSearch={setPhrase}
      placeholder={t(!optional ? 'choose' : to === 'team' ? 'noTeam' : 'unknown')}
      clearable={!!optional}
    />
  )
}
