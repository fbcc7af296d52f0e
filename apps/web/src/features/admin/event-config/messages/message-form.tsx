import { checkMessage, checkPolishMessage, messageLength } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refreshAfter, trpc } from '../../../../base/api/client.ts'
import { type Language, languageNames, languages } from '../../../../base/texts/language.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { TextArea } from '../../../../base/ui/input/text-area.tsx'
import { ConfirmDialog } from '../../../../base/ui/overlay/confirm-dialog.tsx'
import { ErrorText } from '../../form/failure.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import styles from './messages-tab.module.css'

/** Takes a message in English and, if the admin wants, in Polish, and sends it once the admin has seen it as players will. A refused one stays in its fields. */
export function MessageForm({ event, players }: { event: ConfiguredEvent; players: number }) {
  const { t } = useTranslation('admin-config')
  const [texts, setTexts] = useState<Record<Language, string>>({ en: '', pl: '' })
  const [isAsking, ask] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(
    trpc.eventConfig.sendEventMessage.mutationOptions({
      meta: { quiet: true },
      onSuccess: async () => {
        ask(false)
        notify('success', t('messages.done'))
        await refreshAfter('eventConfig.sendEventMessage')
      },
    }),
  )
  const isValid = checkMessage(texts.en).ok && checkPolishMessage(texts.pl).ok
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (isValid) ask(true)
  }
  const show = (open: boolean) => {
    ask(open)
    reset()
  }
  return (
    <form className="stack from-start gap-4" onSubmit={submit} noValidate>
      <div className="stack gap-4 wide columns-from-800">
        {languages.map(language => (
          <MessageField
            key={language}
            language={language}
            text={texts[language]}
            onChange={text => setTexts({ ...texts, [language]: text })}
          />
        ))}
      </div>
      <Button type="submit" look="beam" disabled={!isValid}>
        {t('messages.preview')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={show}
        title={t('messages.ask')}
        onConfirm={() => mutate({ eventId: event.id, ...texts })}
        busy={isPending}
      >
        <p>{t('messages.consequence', { players })}</p>
        {languages.map(
          language =>
            texts[language].trim() && (
              <figure key={language} className={`stack gap-1 pad-3 framed ${styles.preview}`}>
                <figcaption className="t14 faint">{languageNames[language]}</figcaption>
                <p className={`breaks lines-150 ${styles.words}`} lang={language}>
                  <strong>{event.name}</strong>
                  {`\n${texts[language].trim()}`}
                </p>
              </figure>
            ),
        )}
        {error && <ErrorText error={error} />}
      </ConfirmDialog>
    </form>
  )
}

function MessageField({
  language,
  text,
  onChange,
}: {
  language: Language
  text: string
  onChange: (text: string) => void
}) {
  const { t } = useTranslation('admin-config')
  const count = [...text.trim()].length
  const words = { count, most: messageLength }
  const isTooLong = count > messageLength
  return (
    <TextArea
      label={languageNames[language]}
      value={text}
      onChange={onChange}
      rows={5}
      fault={isTooLong ? t('messages.tooLong', words) : undefined}
      hint={t('messages.count', words)}
    />
  )
}
