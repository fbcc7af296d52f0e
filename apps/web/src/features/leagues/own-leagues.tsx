import { linkOptions } from '@tanstack/react-router'
import { Crown } from 'lucide-react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import type { AutomaticLeague, OwnLeague } from './league.ts'
import { LeagueRow } from './league-row.tsx'
import styles from './own-leagues.module.css'
import { PlaceWords } from './place-words.tsx'
import { useLeagueWords } from './use-league-words.ts'

/** Lists the user's leagues with rank and movement, and the next opponent (rulebook 13.85). */
export function OwnLeagues({ leagues, label }: { leagues: readonly OwnLeague[]; label: string }) {
  const { t } = useTranslation('leagues')
  const { scopeOf } = useLeagueWords()
  return (
    <ul aria-label={label}>
      {leagues.map(league => (
        <LeagueRow
          key={league.id}
          link={linkOptions({
            to: '/leagues/$leagueId',
            params: { leagueId: String(league.id) },
          })}
          format={league.format}
          name={league.name}
          about={`${t(`format.${league.format}`)} · ${scopeOf(league)}`}
        >
          <OwnState league={league} />
        </LeagueRow>
      ))}
    </ul>
  )
}

/** Shows how the user stands in a league: a rank, the cup, or waiting to be let in; else how many members it has. */
function OwnState({ league }: { league: OwnLeague }) {
  const { t } = useTranslation('leagues')
  const { opponentOf } = useLeagueWords()
  if (league.waiting) return <Chip tone="warning">{t('waits')}</Chip>
  const { place, cup, fixture, state } = league
  const isChampion = state === 'ended' && (cup === 'won' || place?.rank === 1)
  const tone = cup === 'won' ? 'gold' : cup === 'out' ? 'locked' : 'info'
  return (
    <>
      {cup && !isChampion && <Chip tone={tone}>{t(`cup.${cup}`)}</Chip>}
      {isChampion && (
        <Chip tone="gold" icon={<Crown size={12} />}>
          {t('end.champion')}
        </Chip>
      )}
      {place && !isChampion && <PlaceWords place={place} />}
      {!cup && !place && !isChampion && (
        <span className={`cut t14 soft ${styles.note}`}>{t('members', { count: league.members })}</span>
      )}
      {fixture && (
        <span className={`cut t14 soft ${styles.note}`} dir="auto">
          {t(fixture.state === 'running' ? 'now' : 'next', {
            opponent: opponentOf(league, fixture),
          })}
        </span>
      )}
    </>
  )
}

/** Lists the leagues that exist by themselves (rulebook 19.13). */
export function AutomaticLeagues({ leagues, label }: { leagues: readonly AutomaticLeague[]; label: string }) {
  const { t } = useTranslation('leagues')
  const { automaticName } = useLeagueWords()
  return (
    <ul aria-label={label}>
      {leagues.map(league => (
        <LeagueRow
          key={`${league.automatic} ${league.eventId}`}
          link={linkOptions({
            to: '/leagues/of/$automatic/$eventId',
            params: { automatic: league.automatic, eventId: String(league.eventId) },
          })}
          format="table"
          name={automaticName(league)}
          about={t('format.table')}
        >
          {league.place && <PlaceWords place={league.place} />}
        </LeagueRow>
      ))}
    </ul>
  )
}
