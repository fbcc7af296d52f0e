import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import { CountryChoice } from '../../catalogue/controls/country-choice.tsx'
import { LinkChoice } from '../../catalogue/controls/link-choice.tsx'
import type { Facts } from './adoption-matches.ts'
import type { Adoption } from './listed-game.ts'
import styles from './private-games.module.css'

/** Shows an own player: one of the catalogue, or a new one with a field for each fact that is not known. */
export function AdoptedPlayer({
  player: { name, known, lacks },
  facts,
  onChange,
}: {
  player: Adoption['players'][number]
  facts: Facts
  onChange: (facts: Facts) => void
}) {
  const { t } = useTranslation('admin-events')
  const set = (field: keyof Facts) => (value: string) => onChange({ ...facts, [field]: value })
  const asks = (field: string) => known === null && lacks.includes(field)
  const labelOf = (field: keyof Facts) => t(`adopt.${field}`, { name })
  return (
    <li className="stack one-column gap-2">
      <p className="row wrap middle gap-2">
        <span className="strong breaks" dir="auto">
          {name}
        </span>
        <Chip tone={known === null ? 'info' : 'success'}>
          {t(known === null ? 'adopt.new' : 'adopt.known')}
        </Chip>
      </p>
      <div className={styles.facts}>
        {asks('country') && (
          <CountryChoice label={labelOf('country')} value={facts.country} onChange={set('country')} />
        )}
        {asks('birth') && (
          <Field label={labelOf('birth')} type="date" value={facts.birth} onChange={set('birth')} />
        )}
        {asks('roleId') && (
          <LinkChoice to="role" label={labelOf('role')} value={facts.role} onChange={set('role')} />
        )}
        {asks('styleId') && (
          <LinkChoice to="style" label={labelOf('style')} value={facts.style} onChange={set('style')} />
        )}
      </div>
    </li>
  )
}
