import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { metals } from '../../../base/icons/metal.ts'
import { Avatar } from '../../../base/session/avatar.tsx'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { usePoints } from '../../../base/texts/use-points.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ShareButton } from '../../../frame/share/share-button.tsx'
import { sharedRound } from '../../../frame/share/shared.ts'
import podium from '../../leaderboards/podium.module.css'
import { type PodiumPlace, PodiumPlaces } from '../../leaderboards/podium-places.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import type { Bracket, League, LeagueUser } from '../league.ts'
import styles from './league-end.module.css'

/** Shows on top of a league that has ended its champion and the next two, the viewer's own place, and the picture to share (rulebook 13.89). */
export function LeagueEnd({ league }: { league: League }) {
  const { t } = useTranslation(['leagues', 'leaderboards'])
  const { id, name, format, rounds } = league
  const { first, own } = usePlaces(league)
  const last = rounds.findLast(({ state }) => state === 'final' || state === 'running')
  const userId = useCurrentUser()?.id
  const words =
    first?.[0] && first[0].key === userId
      ? t('leagues:end.won')
      : own && t(own.total ? 'leagues:end.placeOf' : 'leagues:end.place', own)
  if (first?.length === 0) return null
  return (
    <Panel
      head={t('leagues:end.title')}
      aria-label={t('leagues:end.title')}
      className={`${podium.panel} ${styles.end}`}
      actions={
        last && (
          <ShareButton
            label={t('leagues:end.share')}
            shared={sharedRound(id, last.round, `${name}, ${t(`leagues:format.${format}`)}`)}
          />
        )
      }
    >
      <div className={`fill ${podium.stage}`}>
        {first ? <PodiumPlaces places={first} isOver /> : <Skeleton height={230} radius={10} />}
      </div>
      {words && <p className={`above-3 strong pad-2-3 corners-chip ${podium.own}`}>{words}</p>}
    </Panel>
  )
}

type Places = { first?: PodiumPlace[]; own?: { rank: number; total: number } }

/** Reads the first three of the last table, or of the bracket, and the viewer's place; nothing until they are known. */
function usePlaces({ id, format }: League): Places {
  const { t } = useTranslation('leaderboards')
  const points = usePoints()
  const userId = useCurrentUser()?.id
  const isCup = format === 'cup'
  const quiet = { meta: { quiet: true } }
  const table = useQuery(
    trpc.league.getLeagueTable.queryOptions(
      { leagueId: id, page: 1, pageSize: 10, phrase: '' },
      { ...quiet, enabled: !isCup },
    ),
  )
  const bracket = useQuery(
    trpc.league.getLeagueBracket.queryOptions({ leagueId: id }, { ...quiet, enabled: isCup }),
  )
  if (table.isError || bracket.isError) return { first: [] }
  if (bracket.data) {
    const first = cupPlaces(bracket.data).map((user, at) => placeOf(user, at + 1))
    const own = first.find(({ key }) => key === userId)
    return { first, ...(own && { own: { rank: own.rank, total: 0 } }) }
  }
  if (!table.data) return {}
  const { rows, own, count } = table.data
  const first = rows
    .filter(({ rank }) => rank <= metals.length)
    .slice(0, metals.length)
    .map(({ user, rank, points: won }) => ({
      ...placeOf(user, rank),
      points: t('results.points', { points: points(won) }),
    }))
  return { first, ...(own && { own: { rank: own.rank, total: count } }) }
}

const placeOf = (user: LeagueUser, rank: number): PodiumPlace => ({
  key: user.id,
  rank,
  metal: metals[rank - 1],
  face: <Avatar user={{ name: user.username, avatar: user.avatar }} size={rank === 1 ? 88 : 68} />,
  name: <Name username={user.username} />,
})

/** The champion, the other finalist, and who won the match for the third place. */
function cupPlaces({ champion, ties, third }: Bracket): LeagueUser[] {
  if (!champion) return []
  const final = ties.toSorted((a, b) => b.level - a.level)[0]
  const second = [final?.home, final?.away].find(user => user && user.id !== champion.id)
  const best = third?.winner && third[third.winner]
  return [champion, ...(second ? [second] : []), ...(second && best ? [best] : [])]
}
