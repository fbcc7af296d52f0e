import { checkClanName, isPictureKey } from '@game/domain'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFieldRefusal } from '../../base/api/use-field-refusal.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { ClanCrest } from './clan-crest.tsx'
import styles from './clan-form.module.css'

export type ClanFields = { name: string; img: string }

/**
 * Edits a clan's name and picture; shows a fault once its field has been left, and the server's refusal of the name.
 * `saving` is the call that `onSubmit` sends.
 */
export function ClanForm({
  start,
  submit,
  saving,
  onSubmit,
}: {
  start: ClanFields
  submit: string
  saving: Pick<UseMutationResult<unknown, unknown>, 'isPending' | 'error' | 'reset'>
  onSubmit: (fields: ClanFields) => void
}) {
  const { t } = useTranslation(['clans', 'rules'])
  const [name, setName] = useState(start.name)
  const [img, setImg] = useState(start.img)
  const [left, setLeft] = useState(false)
  const check = checkClanName(name, start.name)
  const refusal = useFieldRefusal(saving.error, 'NAME')
  const drawn = isPictureKey(img)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (check.ok && drawn) onSubmit({ name: check.value, img })
  }
  return (
    <form className={`stack gap-4 across-5 columns-from-600 ${styles.form}`} onSubmit={send} noValidate>
      <div className="column gap-4">
        <Field
          label={t('form.name')}
          value={name}
          onChange={typed => {
            setName(typed)
            saving.reset()
          }}
          onBlur={() => setLeft(name !== '')}
          maxLength={32}
          autoComplete="off"
          hint={t('form.nameHint')}
          fault={left && !check.ok ? t(`rules:${check.rule}`) : refusal}
          valid={check.ok && !refusal}
        />
        <Field
          label={t('form.img')}
          value={img}
          onChange={typed => setImg(typed.toLowerCase())}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('form.imgHint')}
          fault={drawn ? undefined : t('form.imgHint')}
        />
      </div>
      <figure className="column middle gap-2">
        <ClanCrest clan={{ img: drawn ? img : '' }} size={120} />
        <figcaption className="caption">{t('form.preview')}</figcaption>
      </figure>
      <Button
        type="submit"
        look="beam"
        disabled={!check.ok || !drawn}
        busy={saving.isPending}
        className={styles.submit}
      >
        {submit}
      </Button>
    </form>
  )
}
