import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { GameEvent } from '../../game/state/game-event.ts'
import { ScoresTable } from '../../leaderboards/scores-table.tsx'
import type { League } from '../../leagues/league.ts'
import { StandingTable } from '../../leagues/standing/standing-table.tsx'
import { useLeagueStream } from '../../leagues/use-league-stream.ts'
import { firstPage } from '../frame/page-of.ts'
import styles from './overlay.module.css'

const five = 5
const quiet = { meta: { quiet: true } }

/** Shows the first five of an event; nothing before somebody has points. */
export function TopOfRanking({ event: { id: eventId, name } }: { event: GameEvent }) {
  const { t } = useTranslation('leaderboards')
  const { data } = useQuery(
    trpc.score.getEventScores.queryOptions({ eventId, phrase: '', ...firstPage(five) }, quiet),
  )
  if (!data?.scores.some(({ score }) => score > 0)) return null
  return (
    <TopFive title={name}>
      <ScoresTable
        eventId={eventId}
        caption={t('caption', { event: name })}
        scores={data.scores.slice(0, five)}
        own={null}
      />
    </TopFive>
  )
}

/** Shows the first five of a league, of a private one with its member's access token; nothing if it cannot be read, or has no table. */
export function TopOfLeague({ leagueId }: { leagueId: number }) {
  const { data } = useQuery(trpc.league.getLeague.queryOptions({ leagueId }, quiet))
  return data && data.league.format !== 'cup' ? <TopOfTable league={data.league} /> : null
}

function TopOfTable({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  useLeagueStream(league)
  const { data } = useQuery(
    trpc.league.getLeagueTable.queryOptions({ leagueId: league.id, phrase: '', ...firstPage(five) }, quiet),
  )
  if (!data?.rows.length) return null
  return (
    <TopFive title={league.name}>
      <StandingTable
        caption={t('table.caption', { name: league.name })}
        rows={data.rows.slice(0, five)}
        own={null}
        format={data.format}
        eventId={undefined}
      />
    </TopFive>
  )
}

function TopFive({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`clips ${styles.top}`} aria-label={title}>
      <h2 className="pad-3-4 line-below t16 bold" dir="auto">
        {title}
      </h2>
      {children}
    </section>
  )
}
