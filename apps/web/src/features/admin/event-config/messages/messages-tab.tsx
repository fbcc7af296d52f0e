import { useQuery } from '@tanstack/react-query'
import { type Outputs, trpc } from '../../../../base/api/client.ts'
import { FailedState } from '../../../../base/api/failed-state.tsx'
import { languageNames, languages } from '../../../../base/texts/language.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../../base/ui/feedback/skeleton.tsx'
import { formatMoment } from '../../../../base/ui/layout/dates.ts'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { MessageForm } from './message-form.tsx'
import styles from './messages-tab.module.css'

/** Writes to all who play the event, and lists what was written (rulebook 20.16). */
export function MessagesTab({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-config')
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.eventConfig.getEventMessages.queryOptions({ eventId: event.id }),
  )
  if (isError && !data) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={320} radius={14} />
      </Loading>
    )
  const { players, isOpen, messages } = data
  return (
    <div className="stack gap-4">
      <Panel head={t('messages.new')}>
        <p className={`below-4 lines-150 ${styles.text}`}>{t('messages.who', { players })}</p>
        {isOpen ? (
          <MessageForm event={event} players={players} />
        ) : (
          <p className="warning">{t(event.public ? 'messages.sentToday' : 'messages.hidden')}</p>
        )}
      </Panel>
      {messages.length > 0 && (
        <Panel head={t('messages.sent')} flush>
          <ul>
            {messages.map(message => (
              <SentMessage key={message.id} message={message} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}

type Message = Outputs['eventConfig']['getEventMessages']['messages'][number]

function SentMessage({ message }: { message: Message }) {
  const { i18n } = useTranslation('admin-config')
  const { sentAt, sentBy } = message
  return (
    <li className="stack gap-3 pad-4 lined">
      <p className="t14 faint">
        <time dateTime={sentAt}>{formatMoment(sentAt, i18n.language)}</time>
        {sentBy && ` · ${sentBy}`}
      </p>
      <dl className="stack gap-4 wide columns-from-800">
        {languages
          .filter(language => message[language])
          .map(language => (
            <div key={language}>
              <dt className="t14 faint">{languageNames[language]}</dt>
              <dd className={`breaks lines-150 ${styles.words}`} lang={language}>
                {message[language]}
              </dd>
            </div>
          ))}
      </dl>
    </li>
  )
}
