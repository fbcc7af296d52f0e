import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import styles from './add-source.module.css'
import { ConsoleLinesDialog } from './console-lines-dialog.tsx'
import { useAddSource } from './sources.ts'

/** Adds a source by its name, and then shows the lines for the server's console (rulebook 15.2). */
export function AddSource({ eventId }: { eventId: number }) {
  const { t } = useTranslation('admin-sources')
  const [name, setName] = useState('')
  const add = useAddSource(eventId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') add.mutate(name.trim(), { onSuccess: () => setName('') })
  }
  return (
    <form className="row wrap bottom gap-2 across-3" onSubmit={submit}>
      <Field label={t('name')} value={name} onChange={setName} maxLength={64} className={styles.name} />
      <Button type="submit" disabled={name.trim() === ''} busy={add.isPending}>
        {t('add')}
      </Button>
      {add.data && <ConsoleLinesDialog source={add.data} onClose={() => add.reset()} />}
    </form>
  )
}
