import { missingEventFields } from '@game/domain'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/input/button.tsx'
import { Checkbox } from '../../../ui/input/checkbox.tsx'
import { Field } from '../../../ui/input/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MissingFields } from '../../form/missing-fields.tsx'
import { usePictureKeyCheck } from '../../form/use-picture-key-check.ts'
import { PicturePreview } from '../../picture/picture-preview.tsx'
import { OptionsBar } from '../options-bar.tsx'
import styles from './general-tab.module.css'
import { useAddEvent } from './use-add-event.ts'

/** The general tab before the first save: what is MISSING, or READY TO SAVE, and Save (admin-social.md 2). */
export function NewEvent() {
  const { t } = useTranslation(['admin-config', 'admin'])
  const [name, setName] = useState('')
  const [img, setImg] = useState('')
  const [featured, setFeatured] = useState(false)
  const [isPublic, setPublic] = useState(false)
  const checkKey = usePictureKeyCheck()
  const add = useAddEvent()
  const fault = checkKey(img)
  const missing = missingEventFields({ name, img }).map(field => t(`admin-config:field.${field}`))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length === 0 && !fault) add.mutate({ data: { name, img, featured, public: isPublic } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className={styles.form}>
          <div className={styles.fields}>
            <Field
              label={t('admin-config:name')}
              value={name}
              onChange={setName}
              maxLength={100}
              required
              autoFocus
            />
            <Field
              label={t('admin-config:image')}
              hint={t('admin-config:imageHint')}
              value={img}
              onChange={setImg}
              maxLength={64}
              fault={fault}
            />
            <div className={styles.toggles}>
              <Checkbox checked={featured} onChange={setFeatured}>
                {t('admin-config:featured')}
              </Checkbox>
              <Checkbox checked={isPublic} onChange={setPublic}>
                {t('admin-config:public')}
              </Checkbox>
            </div>
          </div>
          <PicturePreview kind="event" pictureKey={fault ? '' : img} />
        </div>
      </Panel>
      <OptionsBar>
        <MissingFields names={missing} />
        <Button type="submit" look="beam" disabled={missing.length > 0 || !!fault} busy={add.isPending}>
          {t('admin:save')}
        </Button>
      </OptionsBar>
    </form>
  )
}
