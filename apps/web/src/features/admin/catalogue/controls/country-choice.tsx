import { countryCodes } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { LabelledSearchSelect } from '../../../../base/ui/input/labelled-select.tsx'
import { useCountryName } from '../../../game/shared/use-country-name.ts'
import { Flag } from '../../picture/small-pictures.tsx'
import type { ControlProps } from './definition.ts'

/** Selects a country by its name or code (rulebook 11.31). */
export function CountryChoice({ label, value, onChange, optional, fault }: ControlProps) {
  const { t } = useTranslation('admin-catalogue')
  const [phrase, setPhrase] = useState('')
  const nameOf = useCountryName()
  const optionOf = (code: string) => ({
    value: code,
    label: `${nameOf(code)} (${code})`,
    icon: <Flag country={code} />,
  })
  const sought = phrase.trim().toLowerCase()
  const options = countryCodes.map(optionOf).filter(option => option.label.toLowerCase().includes(sought))
  return (
    <LabelledSearchSelect
      label={label}
      options={options}
      chosen={value ? optionOf(value) : null}
      onChoose={code => onChange(code ?? '')}
      onSearch={setPhrase}
      placeholder={t(optional ? 'unknown' : 'choose')}
      clearable={!!optional}
      fault={fault}
    />
  )
}
