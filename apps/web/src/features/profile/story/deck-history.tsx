import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { inProduct } from '../../../base/product/in-product.ts'
import type { CurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button, ButtonLink } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { HistoryEvent } from './history-event.tsx'

/** Shows a user's decks of locked phases, the newest event first, page by page (rulebook 27.1). */
export function DeckHistory({
  userId,
  userName,
  own,
}: {
  userId: number
  userName: string
  own: CurrentUser | undefined
}) {
  const { t } = useTranslation('story')
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  return (
    <Panel head={t('history.title')} actions={<span className="note">{t('history.after')}</span>}>
      {own?.historyHidden && (
        <p className="note">
          {t('history.hiddenOwn')}{' '}
          <ButtonLink to="/settings/{-$tab}" params={{ tab: 'account' }} size="s">
            {t('history.settings')}
          </ButtonLink>
        </p>
      )}
      {pages.map((before, at) => (
        <HistoryPage
          key={before}
          userId={userId}
          userName={userName}
          before={before}
          own={own !== undefined}
          onMore={at === pages.length - 1 ? next => setPages([...pages, next]) : undefined}
        />
      ))}
    </Panel>
  )
}

function HistoryPage({
  userId,
  userName,
  before,
  own,
  onMore,
}: {
  userId: number
  userName: string
  before: number | undefined
  own: boolean
  onMore: ((next: number) => void) | undefined
}) {
  const { t } = useTranslation('story')
  const page = useQuery(
    trpc.story.getDeckHistory.queryOptions({ userId, ...(before !== undefined && { before }) }),
  )
  if (page.isError && !page.data)
    return <FailedState error={page.error} onRetry={() => page.refetch()} busy={page.isFetching} />
  if (!page.data)
    return (
      <Loading label={t('history.loading')}>
        <Skeleton height={190} radius={10} />
      </Loading>
    )
  const { hidden, events, next } = page.data
  if (hidden) return <EmptyState icon={<History size={20} />} title={t('history.hidden')} />
  if (events.length === 0)
    return (
      <EmptyState
        icon={<History size={20} />}
        title={t('history.none')}
        text={t(own ? 'history.noneOwn' : 'history.noneOther')}
        action={
          own && (
            <ButtonLink to="/$product/games" params={inProduct}>
              {t('history.games')}
            </ButtonLink>
          )
        }
      />
    )
  return (
    <>
      {events.map(event => (
        <HistoryEvent key={event.eventId} event={event} userName={userName} />
      ))}
      {next !== null && onMore && (
        <div className="row centred above-3">
          <Button onClick={() => onMore(next)}>{t('history.more')}</Button>
        </div>
      )}
    </>
  )
}
