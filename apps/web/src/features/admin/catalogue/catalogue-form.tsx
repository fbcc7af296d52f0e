import type { FormEvent } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { MissingFields } from '../form/missing-fields.tsx'
import { AskBeforeLeaving } from '../form/unsaved.tsx'
import type { Edited } from './catalogue-tab.ts'
import styles from './controls/catalogue-form.module.css'
import type { Definition, FieldName, ListedRecord } from './controls/definition.ts'
import { FormControl } from './controls/form-control.tsx'
import type { FormValues } from './controls/form-values.ts'
import { useSaveRecord } from './mutations.ts'
import { RecordPicture } from './record-picture.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useCatalogueForm } from './use-catalogue-form.ts'

const wrongHints = ['name', 'namePl', 'steamId', 'points', 'mult', 'rarity', 'birth', 'key'] as const

/**
 * Creates a record of a kind or, with `edited`, changes one; lists what is missing during typing. `focused` puts the
 * caret into its first field, `prefilled` holds the first values of a new record.
 */
export function CatalogueForm<Row extends ListedRecord, Body>({
  definition,
  edited,
  focused = false,
  prefilled,
  onSaved,
}: {
  definition: Definition<Row, Body>
  edited?: Edited | undefined
  focused?: boolean
  prefilled?: FormValues | undefined
  onSaved: () => void
}) {
  const { t } = useTranslation(['admin-catalogue', 'admin', 'rules'])
  const form = useCatalogueForm(definition, edited, prefilled)
  const { picture } = definition
  // Another admin's save since then: SAVE is based on it as soon as it is shown here.
  const theirs = edited && form.current?.revision !== edited.revision ? form.current : undefined
  const save = useSaveRecord(definition, theirs ?? edited)
  const record = t(`admin-catalogue:records.${definition.kind}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.refusal)
      notify('error', t(`rules:${form.refusal.rule}`, { ...form.refusal.facts, thing: record }))
    else save.mutate(form.body, { onSuccess: onSaved })
  }
  const wrong = (name: FieldName) => {
    if (!form.isInvalid(name)) return undefined
    const hint = wrongHints.find(hinted => hinted === name)
    return hint ? t(`admin-catalogue:wrongHint.${hint}`) : t('admin-catalogue:wrong')
  }
  const namesOf = (holds: (name: FieldName) => boolean) =>
    definition.fields.filter(({ name }) => holds(name)).map(({ name }) => t(`admin-catalogue:field.${name}`))
  return (
    <Panel className={styles.panel}>
      <AskBeforeLeaving isChanged={form.isChanged} />
      <form className={`stack top gap-4 columns-from-600 ${styles.form}`} onSubmit={submit} noValidate>
        {definition.fields.map((field, index) => (
          <FormControl
            key={field.name}
            field={field}
            label={t(`admin-catalogue:field.${field.name}`)}
            value={form.values[field.name] ?? ''}
            onChange={value => form.set(field.name, value)}
            fault={form.faultOf(field.name) ?? wrong(field.name)}
            disabled={field.name === 'id' && edited !== undefined}
            autoFocus={focused && index === 0}
          />
        ))}
        {picture && (
          <RecordPicture kind={picture.kind} savedKey={String(edited?.values[picture.field] ?? '')} />
        )}
        {edited && theirs && (save.isIdle || save.isError) && (
          <StaleNotice definition={definition} seen={edited} now={theirs} />
        )}
        <div className={`row middle gap-3 whole-row line-above ground-panel ${styles.foot}`}>
          <MissingFields
            names={namesOf(name => form.missing.includes(name))}
            invalid={namesOf(name => form.isInvalid(name) || form.faultOf(name) !== undefined)}
          />
          <Button type="submit" look="beam" busy={save.isPending}>
            {t('admin:save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
