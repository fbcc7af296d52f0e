import { roleIds, styleIds } from '@game/domain'
import { Star } from 'lucide-react'
import { memo } from 'react'
import { RoleIcon } from '../../../base/icons/role-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import { ToggleGroup } from '../../../base/ui/input/toggle-group.tsx'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { useCountryName } from '../shared/use-country-name.ts'
import styles from './browser-filters.module.css'
import type { Browser } from './use-browser.ts'

/** The option for cards of which the fact is not known. */
const unknown = 'unknown'
const keyOf = (id: number | null): string => (id === null ? unknown : String(id))
const idOf = (value: string): number | null => (value === unknown ? null : Number(value))

/** Shows the filters of the card list: role, style, nationality and team; only above 1000 px (rulebook 13.12). */
export const BrowserFilters = memo(function BrowserFilters({ search }: { search: Browser['search'] }) {
  const { t, i18n } = useTranslation('deck')
  const countryName = useCountryName()
  const { filter, setFilter, onlyMarked, setOnlyMarked, known } = search
  const without = { value: unknown, label: t('filter.unknown'), face: '?' }
  return (
    <div className={`middle gap-2 shrinks ${styles.filters}`}>
      <ToggleGroup
        label={t('filter.marked')}
        options={[{ value: 'marked', label: t('filter.marked'), face: <Star size={18} /> }]}
        value={onlyMarked ? ['marked'] : []}
        onChange={chosen => setOnlyMarked(chosen.length > 0)}
      />
      {known.role !== 'none' && (
        <ToggleGroup
          label={t('filter.role')}
          options={[
            {
              value: String(roleIds.rifler),
              label: 'RIFLER',
              face: <RoleIcon id={roleIds.rifler} size={20} />,
            },
            { value: String(roleIds.awp), label: 'AWP', face: <RoleIcon id={roleIds.awp} size={20} /> },
            { value: String(roleIds.igl), label: 'IGL', face: <RoleIcon id={roleIds.igl} size={20} /> },
            ...(known.role === 'some' ? [without] : []),
          ]}
          value={filter.roles.map(keyOf)}
          onChange={roles => setFilter({ ...filter, roles: roles.map(idOf) })}
        />
      )}
      {known.style !== 'none' && (
        <ToggleGroup
          label={t('filter.style')}
          options={[
            { value: String(styleIds.aggressive), label: t('style.aggressive'), face: 'A' },
            { value: String(styleIds.passive), label: t('style.passive'), face: 'P' },
            ...(known.style === 'some' ? [without] : []),
          ]}
          value={filter.styles.map(keyOf)}
          onChange={chosen => setFilter({ ...filter, styles: chosen.map(idOf) })}
        />
      )}
      {known.country !== 'none' && (
        <Select
          label={t('filter.nationality')}
          placeholder={t('filter.nationality')}
          all={t('filter.all')}
          clearable
          options={search.nationalities
            .map(code =>
              code === ''
                ? { value: code, label: t('filter.unknown') }
                : { value: code, label: countryName(code), icon: <Flag code={code} /> },
            )
            .toSorted(
              (a, b) =>
                Number(b.value === '') - Number(a.value === '') ||
                a.label.localeCompare(b.label, i18n.language),
            )}
          value={filter.nationality}
          onChange={nationality => setFilter({ ...filter, nationality })}
        />
      )}
      <Select
        label={t('filter.team')}
        placeholder={t('filter.team')}
        all={t('filter.all')}
        clearable
        options={search.teams.map(team => ({ value: team.id, label: team.name }))}
        value={filter.team}
        onChange={team => setFilter({ ...filter, team })}
      />
      <Select
        label={t('filter.sort')}
        options={[{ value: 'default', label: t('filter.default') }]}
        value="default"
        onChange={() => undefined}
      />
    </div>
  )
})

function Flag({ code }: { code: string }) {
  return (
    <Picture
      src={`/img/countries/${code}.png`}
      width={100}
      height={67}
      className={`keeps-size ${styles.flag}`}
    />
  )
}
