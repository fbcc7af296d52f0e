import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import { LabelledSelect } from '../../../../base/ui/input/labelled-select.tsx'
import type { Facts } from './adoption-matches.ts'
import type { Adoption } from './listed-game.ts'
import styles from './private-games.module.css'

const options = (records: readonly { id: number; name: string }[] = []) =>
  records.map(({ id, name }) => ({ value: String(id), label: name }))

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
  const roles = useQuery(trpc.catalogue.getRoles.queryOptions({ pageSize: 50 }))
  const styleList = useQuery(trpc.catalogue.getStyles.queryOptions({ pageSize: 50 }))
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
          <Field
            label={labelOf('country')}
            value={facts.country}
            maxLength={2}
            onChange={text => set('country')(text.toLowerCase())}
          />
        )}
        {asks('birth') && (
          <Field label={labelOf('birth')} type="date" value={facts.birth} onChange={set('birth')} />
        )}
        {asks('roleId') && (
          <LabelledSelect
            label={labelOf('role')}
            options={options(roles.data?.roles)}
            value={facts.role || null}
            onChange={id => set('role')(id ?? '')}
            placeholder={t('adopt.choose')}
          />
        )}
        {asks('styleId') && (
          <LabelledSelect
            label={labelOf('style')}
            options={options(styleList.data?.styles)}
            value={facts.style || null}
            onChange={id => set('style')(id ?? '')}
            placeholder={t('adopt.choose')}
          />
        )}
      </div>
    </li>
  )
}
