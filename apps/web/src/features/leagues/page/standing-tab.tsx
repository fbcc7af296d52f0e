import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Bracket } from '../cup/bracket.tsx'
import { DrawPanel } from '../cup/draw-panel.tsx'
import { RoundGlance } from '../glance/round-glance.tsx'
import { LeagueHistory } from '../history/league-history.tsx'
import type { League } from '../league.ts'
import { Fixtures } from '../standing/fixtures.tsx'
import { LeagueTable } from '../standing/league-table.tsx'
import { useUndrawnWords } from '../use-undrawn-words.ts'

/** Shows how a league stands: its table, with the fixtures of a head to head next to it, or the bracket of a cup; the draw, the round by cards, and the history. */
export function StandingTab({
  league,
  round,
  onRound,
}: {
  league: League
  round: number | undefined
  onRound: (round: number | undefined) => void
}) {
  const { t } = useTranslation('leagues')
  const isUndrawn = useUndrawnWords()(league) !== null
  const { id, format, name, rounds, closing, draw, seeds, qualifiers, bracketStands } = league
  const isDrawn = format === 'headToHead' || seeds === 'drawn'
  const drawn = isDrawn && closing && draw && <DrawPanel closing={closing} draw={draw} />
  const more = (
    <>
      <RoundGlance league={league} round={round} />
      <LeagueHistory league={league} />
    </>
  )
  if (format === 'cup') {
    const table = closing && qualifiers !== null && (
      <LeagueTable
        of={{ leagueId: id }}
        name={name}
        title={t('qualifying.title')}
        rounds={rounds}
        qualifiers={bracketStands ? 'passed' : qualifiers}
        before={bracketStands ? { title: t('qualifying.gone'), text: t('qualifying.goneText') } : undefined}
      />
    )
    return (
      <div className="stack gap-5 shrinks one-column">
        {!bracketStands && table}
        <Bracket league={league} />
        {bracketStands && table}
        {drawn}
        {more}
      </div>
    )
  }
  const table = (
    <LeagueTable
      of={{ leagueId: id }}
      name={name}
      rounds={rounds}
      round={round}
      onRound={onRound}
      before={isUndrawn ? { title: t('table.before'), text: t('undrawn.table') } : undefined}
    />
  )
  if (format === 'table')
    return (
      <div className="stack gap-5 one-column">
        {table}
        {more}
      </div>
    )
  return (
    <div className="stack gap-5 one-column">
      <div className="top stack gap-5 columns-from-1250">
        {table}
        <div className="stack gap-5 shrinks">
          <Fixtures league={league} round={round} onRound={onRound} />
          {drawn}
        </div>
      </div>
      {more}
    </div>
  )
}
