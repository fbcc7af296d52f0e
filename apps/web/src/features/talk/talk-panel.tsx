import { talkLimits } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bell, BellOff, MessagesSquare, Pin } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Select } from '../../base/ui/input/select.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { useMuteTalk, useReadTalk } from './mutations.ts'
import { PostRow } from './post-row.tsx'
import type { Talk, TalkOf } from './talk.ts'
import styles from './talk-panel.module.css'
import { WriteForm } from './write-form.tsx'

/** A round of a league whose talk can be chosen. */
export type TalkRound = { round: number; eventId: number; phaseIndex: number | null; name: string }

/** Shows a talk: the newest posts, older ones on demand, and what a member can write (rulebook 28.1). */
export default function TalkPanel({
  of,
  name,
  rounds = [],
  onRound,
}: {
  of: TalkOf
  /** The name of the league or clan. */
  name: string
  rounds?: readonly TalkRound[]
  onRound?: (round: number | null) => void
}) {
  const { t } = useTranslation('clans')
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.talk.getTalk.queryOptions(of, { meta: { quiet: true } }),
  )
  useStream(data ? { talk: data.talk.key } : {})
  useReading(of, data)
  if (isError && !data) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <Skeleton height={320} radius={14} />
  const { talk, posts, next } = data
  return (
    <Panel head={t('talk.title')} actions={<Mute of={of} muted={talk.muted} />}>
      <div className="stack gap-4">
        {onRound && rounds.length > 0 && <Rounds of={of} talk={talk} rounds={rounds} onRound={onRound} />}
        {talk.pinned && (
          <section className={styles.pinned} aria-label={t('talk.pinned')}>
            <p className="row middle gap-2 caption strong accent">
              <Pin size={14} aria-hidden />
              {t('talk.pinned')}
            </p>
            <PostRow post={talk.pinned} moderates={talk.moderates} isPinned />
          </section>
        )}
        <WriteForm of={of} />
        {posts.length === 0 ? (
          <EmptyState icon={<MessagesSquare size={20} />} title={t('talk.none')} text={t('talk.noneText')} />
        ) : (
          <ol className={styles.posts} aria-label={t('talk.listOf', { name })}>
            {posts.map(post => (
              <li key={post.id}>
                <PostRow post={post} moderates={talk.moderates} isPinned={post.id === talk.pinned?.id} />
              </li>
            ))}
            {next !== null && <Older of={of} before={next} pinnedId={talk.pinned?.id} />}
          </ol>
        )}
      </div>
    </Panel>
  )
}

/** Notes the newest post as read once it is shown. */
function useReading(of: TalkOf, data: Talk | undefined) {
  const { mutate } = useReadTalk()
  const newest = data && data.talk.unread > 0 ? data.posts[0]?.id : undefined
  const read = useEffectEvent((postId: number) => mutate({ ...of, postId }))
  useEffect(() => {
    if (newest !== undefined) read(newest)
  }, [newest])
}

/** Chooses the talk of the league or of a round. */
function Rounds({
  of,
  talk,
  rounds,
  onRound,
}: {
  of: TalkOf
  talk: Talk['talk']
  rounds: readonly TalkRound[]
  onRound: (round: number | null) => void
}) {
  const { t } = useTranslation('clans')
  const label = (round: TalkRound) => {
    const { posts = 0, unread = 0 } =
      talk.rounds.find(each => each.eventId === round.eventId && each.phaseIndex === round.phaseIndex) ?? {}
    if (posts === 0) return round.name
    return unread === 0
      ? t('talk.roundWith', { name: round.name, posts })
      : t('talk.roundUnread', { name: round.name, unread: unread < talkLimits.unread ? unread : '99+' })
  }
  const shown = rounds.find(
    ({ eventId, phaseIndex }) => eventId === of.eventId && (phaseIndex ?? undefined) === of.phaseIndex,
  )
  return (
    <Select
      label={t('talk.about')}
      options={rounds.map(round => ({ value: round.round, label: label(round) }))}
      value={shown?.round ?? null}
      onChange={onRound}
      placeholder={t('talk.whole')}
      all={t('talk.whole')}
    />
  )
}

/** Shows the posts before one of a page, when asked for; they stay while a new post moves all of them by one. */
function Older({ of, before, pinnedId }: { of: TalkOf; before: number; pinnedId: number | undefined }) {
  const { t } = useTranslation('clans')
  const [wanted, setWanted] = useState(false)
  const { data, isFetching, refetch, isError } = useQuery(
    trpc.talk.getTalk.queryOptions({ ...of, before }, { enabled: wanted, placeholderData: keepPreviousData }),
  )
  if (!data)
    return (
      <li className={styles.older}>
        <Button busy={wanted && isFetching} onClick={() => (isError ? refetch() : setWanted(true))}>
          {t('talk.older')}
        </Button>
      </li>
    )
  return (
    <>
      {data.posts.map(post => (
        <li key={post.id}>
          <PostRow post={post} moderates={data.talk.moderates} isPinned={post.id === pinnedId} />
        </li>
      ))}
      {data.next !== null && <Older of={of} before={data.next} pinnedId={pinnedId} />}
    </>
  )
}

function Mute({ of: { leagueId, clanId }, muted }: { of: TalkOf; muted: boolean }) {
  const { t } = useTranslation('clans')
  const mute = useMuteTalk()
  const Sign = muted ? BellOff : Bell
  return (
    <Button
      size="s"
      look="quiet"
      aria-pressed={muted}
      busy={mute.isPending}
      onClick={() => mute.mutate({ ...(leagueId && { leagueId }), ...(clanId && { clanId }), muted: !muted })}
    >
      <Sign size={16} aria-hidden />
      {t('talk.mute')}
    </Button>
  )
}
