import { type Avatar, avatars, checkDisplayName } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useFieldRefusal } from '../../base/api/use-field-refusal.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import { AvatarChoice } from './avatar-choice.tsx'

/** Edits display name and avatar; username and email do not change (rulebook 1.9, 1.10). */
export default function ProfileEditor({ user, onClose }: { user: ProfileUser; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'rules'])
  const [name, setName] = useState(user.name)
  const [avatar, setAvatar] = useState<Avatar | ''>(avatars.find(key => key === user.avatar) ?? '')
  const form = useId()
  const check = checkDisplayName(name, name.trim() === user.username ? user.username : user.name)
  const { mutate, isPending, error, reset } = useUpdateProfile(onClose)
  const refusal = useFieldRefusal(error, 'NAME')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check.ok) mutate({ userId: user.id, data: { name: check.value, avatar } })
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={t('editor.title')}
      footer={
        <Button type="submit" form={form} look="beam" disabled={!check.ok} busy={isPending}>
          {t('editor.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="column gap-4">
        <Field
          label={t('editor.name')}
          value={name}
          onChange={typed => {
            setName(typed)
            reset()
          }}
          maxLength={32}
          autoComplete="nickname"
          fault={check.ok ? refusal : t(`rules:${check.rule}`)}
          valid={check.ok && !refusal}
        />
        <AvatarChoice name={name} value={avatar} onChange={setAvatar} />
      </form>
    </Dialog>
  )
}

function useUpdateProfile(onDone: () => void) {
  const { t } = useTranslation('profile')
  return useMutation(
    trpc.account.updateProfile.mutationOptions({
      onSuccess: () => {
        notify('success', t('editor.success'))
        onDone()
      },
    }),
  )
}
