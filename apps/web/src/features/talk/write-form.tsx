import { checkPost, talkLimits } from '@game/domain'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { TextArea } from '../../base/ui/input/text-area.tsx'
import { useAddPost } from './mutations.ts'
import type { TalkOf } from './talk.ts'
import styles from './talk-panel.module.css'

/** Writes a new post. It leaves the field once it is stored, unless more was typed meanwhile; with Ctrl or Cmd, Enter sends it. */
export function WriteForm({ of }: { of: TalkOf }) {
  const { t } = useTranslation('clans')
  const add = useAddPost()
  return (
    <TextForm
      label={t('talk.write')}
      send={t('talk.send')}
      busy={add.isPending}
      onSend={(text, clear) => add.mutate({ ...of, text }, { onSuccess: clear })}
    />
  )
}

/** A field with the text of a post and the button that sends it; `first` is what it has first. */
export function TextForm({
  label,
  send,
  first = '',
  busy,
  onSend,
  onCancel,
}: {
  label: string
  send: string
  first?: string
  busy: boolean
  onSend: (text: string, clear: () => void) => void
  onCancel?: () => void
}) {
  const { t } = useTranslation(['clans', 'rules', 'ui'])
  const [text, setText] = useState(first)
  const checked = checkPost(text)
  const isEmpty = text.trim() === ''
  const submit = () => {
    if (checked.ok && !busy) onSend(checked.value, () => setText(now => (now === text ? '' : now)))
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="stack gap-2"
      noValidate
      onKeyDown={sendByKey}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        label={label}
        value={text}
        onChange={setText}
        rows={2}
        hint={t('clans:talk.left', { left: talkLimits.length - [...text.trim()].length })}
        fault={isEmpty || checked.ok ? undefined : t(`rules:${checked.rule}`, checked.facts)}
      />
      <div className={styles.send}>
        {onCancel && (
          <Button size="s" look="quiet" onClick={onCancel}>
            {t('ui:cancel')}
          </Button>
        )}
        <Button type="submit" size="s" look="beam" disabled={!checked.ok} busy={busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}
