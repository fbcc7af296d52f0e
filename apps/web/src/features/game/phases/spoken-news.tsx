import { useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useGame } from '../state/use-game.ts'
import { newsOf, type PhaseNews } from './phase-news.ts'

/** Announces to screen readers only what happens to the phases while the page is open (rulebook 13.66). */
export function SpokenNews() {
  const { t, i18n } = useTranslation('phases')
  const { event, states } = useGame()
  const scoreOf = (phase: number) => event.phaseStates.find(each => each.phase === phase)?.score ?? null
  const standings = useMemo(() => {
    const scores = new Map(event.phaseStates.map(({ phase, score }) => [phase, score]))
    return states.map(state => ({ ...state, score: scores.get(state.phase) ?? null }))
  }, [event, states])
  const before = useRef(standings)
  const [news, setNews] = useState<readonly PhaseNews[]>([])
  useEffect(() => {
    const found = newsOf(before.current, standings)
    before.current = standings
    if (found.length > 0) setNews(found)
  }, [standings])
  return (
    <p className="visually-hidden" role="status" data-part="phase-news">
      {news
        .map(({ phase, what }) =>
          t(`news.${what}`, {
            name: event.phases.find(({ index }) => index === phase)?.name || t('phase', { index: phase }),
            score: formatNumber(scoreOf(phase) ?? 0, i18n.language),
          }),
        )
        .join(' ')}
    </p>
  )
}
