import { inLanguage, matchStatuses, newsStates, type PhaseState, phaseStateNames } from '@game/domain'
import { Link, linkOptions } from '@tanstack/react-router'
import type { Outputs } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { DeckIconLink } from '../../base/session/deck-link.tsx'
import { RivalLink } from '../../base/session/rival-link.tsx'
import { useShownName } from '../../base/session/shown-name.ts'
import { usePoints } from '../../base/texts/use-points.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { formatMoment } from '../../base/ui/layout/dates.ts'
import { minutesToLock } from './minutes-to-lock.ts'
import { MuteMenu } from './mute-menu.tsx'
import styles from './notification-row.module.css'
import { OrganiserAnswer } from './organiser-answer.tsx'
import type { NotificationGroup } from './queries.ts'

type Notification = Outputs['notification']['getNotifications']['notifications'][number]

/** Replaces facts that an older server has not sent. */
const noFacts = {
  event: '',
  phase: '',
  reward: '',
  amount: '',
  username: '',
  clan: '',
  names: '',
  league: '',
  round: '',
  opponent: '',
  own: '',
  their: '',
  rank: '',
  home: '',
  away: '',
  name: '',
  host: '',
  player: '',
  text: '',
}

/** Shows what happened, how often and when; links to where it happened. */
export function NotificationRow({
  group,
  now,
  onChoice,
}: {
  group: NotificationGroup
  /** The server's date, undefined while it is not known. */
  now: string | undefined
  onChoice: () => void
}) {
  const { t, i18n } = useTranslation('notifications')
  const { createdAt, readAt, kind, ids } = group
  const shownName = useShownName()
  const facts = withNames(inLanguage(group.facts, i18n.language), shownName)
  const when = facts.date === undefined ? '' : formatMoment(String(facts.date), i18n.language)
  const words = { ...useCorrectionWords(facts), ...useLeagueWords({ ...group, facts }) }
  const left = minutesToLock(facts.lock, now ?? createdAt, i18n.language)
  const rival = rivalOf(facts)
  const own = ownDeckOf(group, useCurrentUser()?.username)
  return (
    <li className={`holds ${styles.item}`}>
      <Link
        {...linkOf(group)}
        className={`block note line-below ${styles.row}`}
        data-unread={readAt === null || undefined}
        onClick={onChoice}
      >
        <span className="block breaks">
          {t(isGroupKind(kind) && ids.length > 1 ? `group.${kind}` : `kind.${wordingOf(group, left)}`, {
            ...noFacts,
            left: left ?? '',
            when,
            ...facts,
            message: facts[i18n.language] ?? '',
            ...words,
            count: ids.length,
            names: facts.names ?? namesOf(group, i18n.language, shownName),
          })}
          {!isGroupKind(kind) && ids.length > 1 && ` ${t('more', { more: ids.length - 1 })}`}
        </span>
        {kind === 'reward_granted' && facts.state !== 'takenBack' && (
          <span className="block caption">{t('claim')}</span>
        )}
        <span className={`row between gap-3 caption ${styles.when}`}>
          <time dateTime={createdAt}>{formatMoment(createdAt, i18n.language)}</time>
          {readAt === null && <span className="strong accent">{t('new')}</span>}
        </span>
      </Link>
      <span className={`column over ${styles.acts}`}>
        <span className="row at-end">
          {own && <DeckIconLink {...own} label={t('ownDeck')} />}
          {rival && ids.length === 1 && <RivalLink {...rival} label={t('rival', { name: rival.userName })} />}
        </span>
        <MuteMenu group={group} />
      </span>
      {kind === 'organiser_named' && typeof facts.eventId === 'number' && (
        <OrganiserAnswer eventId={facts.eventId} event={String(facts.event)} onDone={onChoice} />
      )}
    </li>
  )
}

/** The kinds that name a user each, and have a text for several. */
const groupKinds = [
  'league_joined',
  'league_asked',
  'event_asked',
  'friend_invite',
  'friend_accepted',
  'talk_mentioned',
] as const
const isGroupKind = (kind: string): kind is (typeof groupKinds)[number] =>
  (groupKinds as readonly string[]).includes(kind)

/** Lists the newest names of a group, and how many more there are. */
function namesOf(
  { names, ids }: NotificationGroup,
  language: string,
  shownName: (name: string) => string,
): string {
  const [others, shown] = [ids.length - names.length, names.map(shownName)]
  return new Intl.ListFormat(language).format(others > 0 ? [...shown, `+${others}`] : shown)
}

/** Replaces the name of the user whom a notification names by the one that is shown. */
function withNames(facts: Notification['facts'], shownName: (name: string) => string): Notification['facts'] {
  const named = (['username', 'opponent'] as const).flatMap(fact =>
    facts[fact] === undefined ? [] : [[fact, shownName(String(facts[fact]))]],
  )
  return { ...facts, ...Object.fromEntries(named) }
}

/** The user whom a notification names, with the event and phase that it is about; undefined if it names no user. */
function rivalOf({ userId, username, opponent, eventId, phaseIndex }: Notification['facts']) {
  const userName = opponent || username
  if (typeof userId !== 'number' || typeof userName !== 'string') return undefined
  return {
    userName,
    eventId: typeof eventId === 'number' ? eventId : undefined,
    phaseIndex: typeof phaseIndex === 'number' ? phaseIndex : undefined,
  }
}

/** The kinds that say what the user's deck of a locked phase has brought. */
const results = ['phase_result', 'result_corrected', 'fixture_result', 'round_won']

/** The user's own deck in the phase of a result; undefined for other notifications, and for a round that is a whole event. */
function ownDeckOf({ kind, facts: { eventId, phaseIndex } }: Notification, userName: string | undefined) {
  const isResult = results.includes(kind) && userName !== undefined
  return isResult && typeof eventId === 'number' && typeof phaseIndex === 'number'
    ? { userName, eventId, phaseIndex }
    : undefined
}

/** Words the outcomes, scores and locks of a correction (rulebook 17.6, 17.12). */
function useCorrectionWords(facts: Notification['facts']) {
  const { t, i18n } = useTranslation('notifications')
  const outcome = (name: unknown) =>
    typeof name === 'string' && isPhaseState(name) ? t(`outcome.${name}`) : ''
  const points = usePoints()
  const score = (value: unknown) => (typeof value === 'number' ? points(value) : '-')
  const moment = (at: unknown) =>
    typeof at === 'string' && at !== '' && !Number.isNaN(Date.parse(at))
      ? formatMoment(at, i18n.language)
      : ''
  return {
    before: outcome(facts.resultBefore),
    after: outcome(facts.result),
    score: score(facts.score),
    scoreBefore: score(facts.scoreBefore),
    reason: facts.reason ?? '',
    fromText: moment(facts.from),
    toText: moment(facts.to),
  }
}

/** Words the scores of a fixture or a round, and AVERAGE, which is no user (rulebook 19.18). */
function useLeagueWords({ kind, facts: { own, their, opponent, userId } }: Notification) {
  const { t } = useTranslation('notifications')
  const points = usePoints()
  const score = (value: unknown) => (typeof value === 'number' ? points(value) : '')
  const isAverage = kind === 'fixture_result' && userId === undefined
  return { own: score(own), their: score(their), opponent: isAverage ? t('average') : (opponent ?? '') }
}

const isPhaseState = (name: string): name is PhaseState =>
  (phaseStateNames as readonly string[]).includes(name)

/** Returns the text of a notification: some kinds have several, depending on their facts and the time left to a lock. */
function wordingOf({ kind, facts }: Notification, left: string | undefined) {
  if (kind === 'phase_result' && facts.result !== 'success') return 'phase_failed'
  if (kind === 'phase_result')
    return facts.phaseIndex === facts.phases ? 'last_phase_success' : 'phase_success'
  if (kind === 'match_changed') return facts.change === 'date' ? 'match_moved' : matchWording(facts.status)
  if (kind === 'card_removed' && facts.reason === 'ownMatch') return 'card_of_own_match'
  if (kind === 'line_up_news') return newsWording(facts.news)
  if (kind === 'result_corrected' && facts.reason) return 'result_corrected_why'
  if (kind === 'lock_near' && left === undefined) return 'lock_past'
  if (kind === 'league_reminder' && facts.lock === undefined) return 'league_reminder_live'
  if (kind === 'league_reminder' && left === undefined) return 'league_reminder_past'
  if (kind === 'league_removed' && facts.reason === 'deleted') return 'league_deleted'
  if (kind === 'cup_won' && facts.by === 'points') return 'cup_won_on_points'
  if (kind === 'league_ended' && facts.rank === undefined)
    return facts.by === 'points' ? 'cup_ended_on_points' : 'cup_ended'
  if (kind === 'league_drawn') return drawWording(facts)
  if (kind === 'fixture_result') return fixtureWording(facts.outcome)
  if (kind === 'talk_mentioned' && facts.clanId !== undefined) return 'talk_mentioned_clan'
  return kind === 'clan_removed' && facts.reason === 'deleted' ? 'clan_deleted' : kind
}

/** Returns the text for the new status of a match. */
function matchWording(status: unknown) {
  const known = matchStatuses.find(each => each === status) ?? 'scheduled'
  return `match_${known}` as const
}

/** Returns the text for what is said of a player. */
function newsWording(state: unknown) {
  const known = newsStates.find(each => each === state) ?? 'none'
  return `news_${known}` as const
}

/** Returns the text for a draw: of a league, or of a cup with a qualifying round (rulebook 19.39). */
function drawWording({ qualifiers, seed, outcome }: Notification['facts']) {
  if (qualifiers !== undefined) return 'cup_qualifying'
  if (seed !== undefined) return 'cup_qualified'
  return outcome === 'lost' ? 'cup_not_qualified' : 'league_drawn'
}

/** Returns the text for the user's result in a fixture. */
const fixtureWording = (outcome: unknown) =>
  `fixture_${outcome === 'won' || outcome === 'lost' ? outcome : 'drawn'}` as const

/** Returns the target of a notification: its league, its event, the friends or the clans. */
function linkOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>) {
  if (kind === 'friend_invite' || kind === 'friend_accepted') return linkOptions({ to: '/friends' })
  if (kind === 'clan_removed') return linkOptions({ to: '/clan/browse' })
  if (kind === 'talk_mentioned' && facts.clanId !== undefined)
    return linkOptions({ to: '/clan/{-$clanId}', params: { clanId: String(facts.clanId) } })
  if (kind === 'talk_mentioned')
    return linkOptions({
      to: '/leagues/$leagueId',
      params: { leagueId: String(facts.leagueId) },
      search: { tab: 'talk', ...(typeof facts.ofRound === 'number' && { round: facts.ofRound }) },
    })
  if (kind.startsWith('steam_'))
    return linkOptions({
      to: '/$product/private/$eventId',
      params: { ...inProduct, eventId: String(facts.eventId) },
    })
  if (kind === 'league_removed') return linkOptions({ to: '/leagues' })
  // The event may be unpublished, and is seen by its organisers alone.
  if (kind === 'organiser_named' || kind === 'organiser_removed' || kind === 'event_removed')
    return linkOptions({ to: '/$product/games', params: inProduct })
  if (facts.leagueId !== undefined)
    return linkOptions({ to: '/leagues/$leagueId', params: { leagueId: String(facts.leagueId) } })
  if (facts.eventId === undefined) return linkOptions({ to: '/$product/games', params: inProduct })
  return linkOptions({
    to: '/$product/games/$eventId/{-$eventName}',
    params: { ...inProduct, eventId: String(facts.eventId) },
  })
}
