import { checkNickname } from '@game/domain'
import { UserRoundPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useFailureText } from '../../base/api/failure-text.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Field } from '../../base/ui/input/field.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './invite-form.module.css'
import { useSendInvite } from './mutations.ts'

/** Invites a user by username; shows a refusal next to the input, too (rulebook 13.25). */
export function InviteForm({ senderName }: { senderName: string }) {
  const { t } = useTranslation('friends')
  const [name, setName] = useState('')
  const invite = useSendInvite(() => setName(''))
  const refusal = useFailureText(invite.error)
  const nickname = name.trim()
  const ready = checkNickname(nickname).ok
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) invite.mutate({ senderName, recipientName: nickname })
  }
  const type = (typed: string) => {
    setName(typed)
    if (invite.isError) invite.reset()
  }
  return (
    <Panel>
      <form className="row wrap top gap-3" onSubmit={submit} noValidate>
        <Field
          label={t('add')}
          value={name}
          onChange={type}
          fault={refusal}
          hint={t('addHint')}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.field}
        />
        <Button type="submit" look="beam" disabled={!ready} busy={invite.isPending} className={styles.send}>
          <UserRoundPlus size={16} aria-hidden />
          {t('invite')}
        </Button>
      </form>
    </Panel>
  )
}
