import { missingEventFields } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { inProduct } from '../../../../base/product/in-product.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../../base/ui/input/checkbox.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { MissingFields } from '../../form/missing-fields.tsx'
import { AskBeforeLeaving, useIsChanged } from '../../form/unsaved.tsx'
import { PicturePreview } from '../../picture/picture-upload.tsx'
import { usePictureKeyCheck } from '../../picture/use-picture.ts'
import { OptionsBar } from '../bar/event-bar.tsx'
import styles from './general-tab.module.css'

/** Creates the event and goes to its config, which replaces the create form (rulebook 11.2). */
function useAddEvent() {
  const { t } = useTranslation('admin-config')
  const navigate = useNavigate()
  return useMutation(
    trpc.eventConfig.addEvent.mutationOptions({
      onSuccess: async ({ event }) => {
        notify('success', t('created', { name: event.name }))
        await navigate({
          to: '/$product/data/events/config/{-$eventId}',
          params: { ...inProduct, eventId: String(event.id) },
          replace: true,
          ignoreBlocker: true,
        })
      },
    }),
  )
}

/**
 * Shows the general tab before the first save: MISSING and the fields, or READY TO SAVE, and Save (rulebook 11.2).
 */
export function NewEvent() {
  const { t } = useTranslation(['admin-config', 'admin'])
  const [name, setName] = useState('')
  const [img, setImg] = useState('')
  const [featured, setFeatured] = useState(false)
  const [isPublic, setPublic] = useState(false)
  const checkKey = usePictureKeyCheck()
  const add = useAddEvent()
  const fault = checkKey(img)
  const isChanged = useIsChanged({ name, img, featured, isPublic })
  const missing = missingEventFields({ name, img }).map(field => t(`admin-config:field.${field}`))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length === 0 && !fault) add.mutate({ data: { name, img, featured, public: isPublic } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <AskBeforeLeaving isChanged={isChanged} />
      <Panel>
        <div className={`stack columns-from-1250 ${styles.form}`}>
          <div className={`stack gap-4 ${styles.fields}`}>
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
            <div className="stack gap-2">
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
        <MissingFields names={missing} invalid={fault ? [t('admin-config:field.img')] : []} />
        <Button type="submit" look="beam" disabled={missing.length > 0 || !!fault} busy={add.isPending}>
          {t('admin:save')}
        </Button>
      </OptionsBar>
    </form>
  )
}
