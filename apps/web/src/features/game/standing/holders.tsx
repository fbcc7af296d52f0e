import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Table } from '../../../base/ui/layout/table.tsx'
import { ownCards } from '../state/own-queries.ts'
import { useGame } from '../state/use-game.ts'
import styles from './standing-panel.module.css'

/** Shows how many hold each of the user's cards of the phase shown: overall, and in each of the user's leagues (rulebook 22.9). */
export function Holders({ decks }: { decks: number | undefined }) {
  const { t, i18n } = useTranslation('rivalry')
  const { event, phase, userId } = useGame()
  const at = { eventId: event.id, phaseIndex: phase.index }
  const cards = useQuery(ownCards(event.id, userId))
  const picks = useQuery(trpc.deck.getPickRates.queryOptions(at, { meta: { quiet: true } }))
  const holders = useQuery(trpc.league.getHolders.queryOptions(at, { meta: { quiet: true } }))
  const own = cards.data?.cards.filter(card => card.phaseIndex === phase.index) ?? []
  if (own.length === 0 || !picks.data) return null
  const leagues = holders.data?.leagues ?? []
  const everyone = (playerId: number): string => {
    const share = picks.data.rates.find(rate => rate.playerId === playerId)?.share ?? 0
    const percent = `${Math.round(share * 100)}%`
    if (decks === undefined) return percent
    const count = formatNumber(Math.round(share * decks), i18n.language)
    return `${t('place.inLeague', { count, decks: formatNumber(decks, i18n.language) })} (${percent})`
  }
  return (
    <div className="above-4">
      <h3 className="below-2 breaks note strong" dir="auto">
        {t('place.holders', { phase: phase.name })}
      </h3>
      <Table dense caption={t('place.holders', { phase: phase.name })}>
        <thead>
          <tr>
            <th scope="col">{t('place.card')}</th>
            <th scope="col">{t('place.everyone')}</th>
            {leagues.map(({ leagueId, name }) => (
              <th key={leagueId} scope="col" className={`cut ${styles.league}`} dir="auto" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.map(({ playerId, player }) => (
            <tr key={playerId}>
              <th scope="row" dir="auto">
                {player.name}
              </th>
              <td>{everyone(playerId)}</td>
              {leagues.map(league => (
                <td key={league.leagueId}>
                  {t('place.inLeague', {
                    count: league.holders.find(each => each.playerId === playerId)?.count ?? 0,
                    decks: league.decks,
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
