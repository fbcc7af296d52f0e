import { Field } from '../../../../base/ui/input/field.tsx'
import { TextArea } from '../../../../base/ui/input/text-area.tsx'
import styles from './catalogue-form.module.css'
import { CountryChoice } from './country-choice.tsx'
import type { FormField } from './definition.ts'
import { LinkChoice } from './link-choice.tsx'
import { TeamPlayers } from './team-players.tsx'
import { TypeChoice } from './type-choice.tsx'

/** Shows a field of a catalogue form by its control. */
export function FormControl({
  field: { control, optional },
  value,
  onChange,
  disabled,
  autoFocus,
  ...rest
}: {
  field: FormField
  label: string
  value: string | readonly number[]
  onChange: (value: string | readonly number[]) => void
  fault: string | undefined
  disabled: boolean
  autoFocus: boolean
}) {
  const text = typeof value === 'string' ? value : ''
  const props = { ...rest, value: text, onChange, optional }
  switch (control) {
    case 'text':
      return (
        <Field
          {...rest}
          value={text}
          onChange={onChange}
          required={!optional}
          maxLength={100}
          autoFocus={autoFocus}
        />
      )
    case 'number':
      return (
        <Field
          {...rest}
          value={text}
          onChange={onChange}
          required={!optional}
          inputMode="decimal"
          disabled={disabled}
          autoFocus={autoFocus}
        />
      )
    case 'day':
      return <Field {...rest} value={text} onChange={onChange} type="date" required={!optional} />
    case 'area':
      return (
        <TextArea
          label={rest.label}
          value={text}
          onChange={onChange}
          required={!optional}
          maxLength={1000}
          className={styles.whole}
        />
      )
    case 'country':
      return <CountryChoice {...props} />
    case 'type':
      return <TypeChoice {...props} />
    case 'players':
      return <TeamPlayers chosen={typeof value === 'string' ? [] : value} onChange={onChange} />
    default:
      return <LinkChoice to={control} {...props} />
  }
}
