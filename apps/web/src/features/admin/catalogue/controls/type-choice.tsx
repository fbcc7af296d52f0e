import { keyplayTypes } from '@game/domain'
import { KeyplayTypeIcon } from '../../../../base/icons/keyplay-type-icon.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { LabelledSelect } from '../../../../base/ui/input/labelled-select.tsx'
import type { ControlProps } from './definition.ts'

/** Selects kill, match or utility or, where it is optional, every type. */
export function TypeChoice({ label, value, onChange, optional }: ControlProps) {
  const { t } = useTranslation('admin-catalogue')
  const options = keyplayTypes.map(type => ({
    value: type,
    label: t(`types.${type}`),
    icon: <KeyplayTypeIcon type={type} size={16} />,
  }))
  return (
    <LabelledSelect
      label={label}
      options={options}
      value={keyplayTypes.find(type => type === value) ?? null}
      onChange={type => onChange(type ?? '')}
      {...(optional ? { all: t('anyType') } : { placeholder: t('choose') })}
    />
  )
}
