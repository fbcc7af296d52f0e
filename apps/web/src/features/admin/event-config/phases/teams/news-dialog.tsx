import { type NewsState, newsStates, newsTextLength } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { Field } from '../../../../../base/ui/input/field.tsx'
import { Select } from '../../../../../base/ui/input/select.tsx'
import { ErrorText } from '../../../form/failure.tsx'
import { FormDialog } from '../../../form/unsaved.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../../event/configured-event.ts'
import { useTeamEdits } from './mutations.ts'

/** Takes what an organiser says of a listed player: a state with a short text, or none (rulebook 18.15). */
export function NewsDialog({
  event,
  phase,
  entry: { playerId, player, news },
  onClose,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  entry: ConfiguredPhase['teams'][number]['players'][number]
  onClose: () => void
}) {
  const { t } = useTranslation('admin-phases')
  const [state, setState] = useState<NewsState | null>(news?.state ?? null)
  const [text, setText] = useState(news?.text ?? '')
  const { sayNews } = useTeamEdits(event.id, phase.index)
  const said = { state, text: state === null ? '' : text.trim() }
  const left = newsTextLength - [...said.text].length
  const isChanged = said.state !== (news?.state ?? null) || said.text !== (news?.text ?? '')
  const save = () => sayNews.mutate({ playerId, ...said }, { onSuccess: onClose })
  return (
    <FormDialog
      isChanged={isChanged && !sayNews.isSuccess}
      onClose={onClose}
      title={`${t('news.title')}: ${player.name || t('unknownPlayer')}`}
      footer={
        <Button look="beam" disabled={!isChanged || left < 0} busy={sayNews.isPending} onClick={save}>
          {t('news.save')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <Select
          label={t('news.state')}
          options={newsStates.map(value => ({ value, label: t(`news.${value}`) }))}
          value={state}
          all={t('news.none')}
          onChange={setState}
          inPopup
        />
        {state !== null && (
          <Field
            label={t('news.text')}
            value={text}
            onChange={setText}
            hint={t('news.left', { left })}
            {...(left < 0 && { fault: t('news.tooLong', { most: newsTextLength }) })}
          />
        )}
        <p className="note">{t('news.hint')}</p>
        {sayNews.error && <ErrorText error={sayNews.error} />}
      </div>
    </FormDialog>
  )
}
