import { countryCodes } from '@game/domain'
import { useCountryName } from '../../../game/shared/use-country-name.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { LabelledSelect } from '../../../ui/input/labelled-select.tsx'
import { Flag } from '../../picture/small-pictures.tsx'
import type { ControlProps } from '../definition.ts'

/** Selects one of the 34 countries (rulebook 11.31). */
export function CountryChoice({ label, value, onChange }: ControlProps) {
  const { t } = useTranslation('admin-catalogue')
  const nameOf = useCountryName()
  const options = countryCodes.map(code => ({
    value: code,
    label: `${nameOf(code)} (${code})`,
    icon: <Flag country={code} />,
  }))
  return (
    <LabelledSelect
      label={label}
      options={options}
      value={countryCodes.find(code => code === value) ?? null}
      onChange={code => onChange(code ?? '')}
      placeholder={t('choose')}
    />
  )
}
