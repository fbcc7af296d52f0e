import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { Choice } from '../../parts/choice.tsx'
import { numberOf } from '../../parts/number.ts'
import type { ControlProps } from './form-control.tsx'

type Named = { id: number; name: string }
const paging = { pageSize: 100 }

function useLinked(to: 'team' | 'role' | 'style'): readonly Named[] {
  const { catalogue } = trpc
  const teams = useQuery(catalogue.getTeams.queryOptions(paging, { enabled: to === 'team' }))
  const roles = useQuery(catalogue.getRoles.queryOptions(paging, { enabled: to === 'role' }))
  const styles = useQuery(catalogue.getStyles.queryOptions(paging, { enabled: to === 'style' }))
  const found = {
    team: teams.data?.teams,
    role: roles.data?.roles,
    style: styles.data?.styles,
  }
  return found[to] ?? []
}

/** Another thing of the catalogue by its id: a player's team, role or style. */
export function LinkChoice({
  to,
  label,
  value,
  onChange,
  optional,
}: ControlProps & { to: 'team' | 'role' | 'style' }) {
  const { t } = useTranslation('admin-catalogue')
  const options = useLinked(to).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Choice
      label={label}
      options={options}
      value={numberOf(value)}
      onChange={id => onChange(id === null ? '' : String(id))}
      {...(optional ? { all: t('noTeam') } : { placeholder: t('choose') })}
    />
  )
}
