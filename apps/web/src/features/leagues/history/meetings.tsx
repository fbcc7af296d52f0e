import { inLanguage } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useShownName } from '../../../base/session/shown-name.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { SearchSelect } from '../../../base/ui/input/search-select.tsx'
import { RanksWaiting } from '../../leaderboards/ranks-waiting.tsx'
import type { League, LeagueUser, Member } from '../league.ts'
import styles from './history.module.css'

/** Compares two members over all rounds of a league and its renewals; at first the viewer and the next one (rulebook 19.38). */
export function Meetings({ league, roster }: { league: League; roster: readonly Member[] }) {
  const { t } = useTranslation('rivalry')
  const self = useCurrentUser()
  const users = roster.map(({ user }) => user)
  const first = users.find(({ id }) => id === self?.id) ?? users[0]
  const [one, setOne] = useState(first)
  const [other, setOther] = useState(users.find(({ id }) => id !== first?.id))
  if (!one || !other) return null
  return (
    <section className="stack gap-3 one-column" aria-label={t('ranks.meetings')}>
      <h3 className="t16 strong">{t('ranks.meetings')}</h3>
      <div className={`row wrap middle gap-2 ${styles.pair}`}>
        <MemberChoice label={t('ranks.first')} league={league} chosen={one} taken={other} onChoose={setOne} />
        <MemberChoice
          label={t('ranks.second')}
          league={league}
          chosen={other}
          taken={one}
          onChoose={setOther}
        />
      </div>
      <Compared leagueId={league.id} one={one} other={other} />
    </section>
  )
}

/** Chooses a member by name, any of them however many there are. */
function MemberChoice({
  label,
  league,
  chosen,
  taken,
  onChoose,
}: {
  label: string
  league: League
  chosen: LeagueUser
  taken: LeagueUser
  onChoose: (user: LeagueUser) => void
}) {
  const shownName = useShownName()
  const [phrase, setPhrase] = useState('')
  const { data } = useQuery(
    trpc.league.getLeagueMembers.queryOptions(
      { leagueId: league.id, page: 1, pageSize: 10, phrase },
      { placeholderData: keepPreviousData, meta: { quiet: true } },
    ),
  )
  const users = (data?.members ?? []).map(({ user }) => user).filter(({ id }) => id !== taken.id)
  return (
    <SearchSelect
      label={label}
      options={users.map(({ id, username }) => ({ value: id, label: shownName(username) }))}
      chosen={{ value: chosen.id, label: shownName(chosen.username) }}
      onChoose={id => {
        const user = users.find(each => each.id === id)
        if (user) onChoose(user)
      }}
      onSearch={setPhrase}
      placeholder={label}
    />
  )
}

type Answer = Outputs['league']['getLeagueMeetings']

function Compared({ leagueId, one, other }: { leagueId: number; one: LeagueUser; other: LeagueUser }) {
  const { t } = useTranslation('rivalry')
  const shownName = useShownName()
  const compared = useQuery(
    trpc.league.getLeagueMeetings.queryOptions(
      { leagueId, userId: one.id, otherId: other.id },
      { meta: { quiet: true } },
    ),
  )
  const { data } = compared
  if (!data) return <RanksWaiting reading={compared} height={84} />
  const { rounds, meetings } = data
  if (rounds.one + rounds.other + rounds.drawn === 0) return <p className="soft">{t('ranks.neverMet')}</p>
  return (
    <>
      <p className="breaks strong" dir="auto" data-part="better">
        {t('ranks.better', {
          one: shownName(one.username),
          other: shownName(other.username),
          ...countsOf(rounds),
        })}
      </p>
      {meetings.length > 0 && (
        <ul className="stack gap-2" aria-label={t('ranks.met')}>
          {meetings.map(meeting => (
            <MeetingRow key={`${meeting.leagueId} ${meeting.round}`} meeting={meeting} />
          ))}
        </ul>
      )}
    </>
  )
}

const countsOf = ({ one, other, drawn }: Answer['rounds']) => ({ ones: one, others: other, drawn })

function MeetingRow({ meeting }: { meeting: Answer['meetings'][number] }) {
  const { t, i18n } = useTranslation('rivalry')
  const points = usePoints()
  const { oneScore, otherScore, winner, round } = meeting
  const score = (value: number | null) => (value === null ? t('ranks.noDeck') : points(value))
  return (
    <li className={`row wrap between gap-1 across-3 line-below ${styles.edition}`}>
      <span className="breaks" dir="auto">
        {inLanguage(meeting, i18n.language).name || t('ranks.round', { round })}
      </span>
      <span className="row gap-2 tabular">
        <span className={styles.side} data-winner={winner === 'one' || undefined}>
          {score(oneScore)}
        </span>
        <span className="faint">:</span>
        <span className={styles.side} data-winner={winner === 'other' || undefined}>
          {score(otherScore)}
        </span>
      </span>
    </li>
  )
}
