import { LoaderCircle } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Field, type FieldProps } from '../../../base/ui/input/field.tsx'
import { numberOf } from './numbers-and-dates.ts'
import { Receipt } from './receipt.tsx'
import styles from './saving-field.module.css'
import { AskBeforeLeaving } from './unsaved.tsx'
import { useDraft } from './use-draft.ts'
import { useTimeChoice, useTimeFault } from './use-time-choice.tsx'
import { ZoneHint } from './zone-hint.tsx'
import { toLocal } from './zoned-time.ts'

/**
 * Saves its input when it loses focus, or on Enter; Escape restores the saved value. `check` returns what is wrong before
 * anything is sent. After a save that fails the input stays as typed, with the reason below; after one that succeeds its
 * time is shown there.
 */
type SavingFieldProps = Omit<FieldProps, 'onChange' | 'fault' | 'valid' | 'end' | 'hint'> & {
  /** Computes the hint from the typed text. */
  hint?: (text: string) => ReactNode
  save: (text: string) => Promise<unknown>
  check?: (text: string) => string | undefined
}

/** The properties of a field whose value is not a text. */
export type SavingValueProps<Value> = Pick<SavingFieldProps, 'label' | 'disabled'> & {
  value: Value
  save: (value: Value) => Promise<unknown>
}

export function SavingField({ value, save, check, hint, disabled, ...field }: SavingFieldProps) {
  const draft = useDraft(value, save, check)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape' && draft.dirty) {
      event.stopPropagation()
      draft.drop()
    }
  }
  return (
    <>
      <AskBeforeLeaving isChanged={draft.dirty && !draft.saving} />
      <Field
        {...field}
        disabled={disabled}
        // Text typed now would be neither part of the running save nor saved after it.
        readOnly={draft.saving}
        value={draft.text}
        onChange={draft.type}
        onBlur={draft.commit}
        onKeyDown={onKeyDown}
        fault={draft.fault}
        hint={<Receipt at={draft.savedAt}>{hint?.(draft.text)}</Receipt>}
        end={
          draft.saving && <LoaderCircle size={16} className={`after-2 accent ${styles.saving}`} aria-hidden />
        }
      />
    </>
  )
}

/** Edits a number and saves it when it is left (rulebook 11.3). */
export function SavingNumberField({
  value,
  save,
  hint,
  ...field
}: SavingValueProps<number> & { hint?: (value: number) => ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <SavingField
      {...field}
      inputMode="decimal"
      value={String(value)}
      hint={text => {
        const number = numberOf(text)
        return number === null ? undefined : hint?.(number)
      }}
      check={text => (numberOf(text) === null ? t('notANumber') : undefined)}
      save={async text => {
        const number = numberOf(text)
        return number !== null && save(number)
      }}
    />
  )
}

/**
 * Edits an instant in the viewer's zone, which it names, and saves it when it is left; value and `save` are ISO instants (rulebook
 * 18.5, 18.6). `unset` is said in the place of a value that nobody has set.
 */
export function SavingDateField({
  value,
  unset,
  save,
  ...field
}: SavingValueProps<string> & { unset?: string | undefined }) {
  const faultOf = useTimeFault()
  const { chooseTime, timeDialog } = useTimeChoice()
  return (
    <>
      <SavingField
        {...field}
        type="datetime-local"
        value={unset === undefined ? toLocal(value) : ''}
        hint={text => (unset && text === '' ? unset : <ZoneHint local={text} saved={value} />)}
        check={faultOf}
        save={async text => {
          const instant = await chooseTime(text)
          return instant !== null && save(instant)
        }}
      />
      {timeDialog}
    </>
  )
}
