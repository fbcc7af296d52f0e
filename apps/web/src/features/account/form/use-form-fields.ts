import type { FormState } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'

/**
 * Keeps the fields of a form and checks them live with the domain's rules. Shows a fault once its field has been left, a
 * tick as soon as the value is valid.
 */
export function useFormFields<Fields extends Record<string, string>>(
  empty: Fields,
  check: (fields: Fields) => FormState<keyof Fields & string>,
) {
  const { t } = useTranslation('rules')
  const [fields, setFields] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<keyof Fields>>(new Set())
  const { valid, faults } = check(fields)
  const propsOf = (name: keyof Fields & string) => {
    const fault = faults[name]
    return {
      name,
      value: fields[name] ?? '',
      onChange: (value: string) => setFields(before => ({ ...before, [name]: value })),
      onBlur: () => setLeft(before => (fields[name] === '' ? before : new Set(before).add(name))),
      fault: fault && left.has(name) ? t(fault.rule, { ...fault.facts }) : undefined,
      valid: !fault && fields[name] !== '',
    }
  }
  /** Shows the faults of all fields, and returns the names of those that have one. */
  const showFaults = () => {
    const names = Object.keys(faults)
    setLeft(new Set(names))
    return names
  }
  return { fields, valid, faults, propsOf, showFaults }
}
