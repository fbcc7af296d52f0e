import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { formatNumber } from '../shared/number-format.ts'
import type { Moment } from './moments.ts'
import type { PhaseReveal } from './use-phase-reveal.ts'

/**
 * Words what the reveal shows for a screen reader: each card once with its score, at last the outcome. Empty at first, as a
 * live region tells changes only.
 */
export function useSaid(
  { cards, score, success, phase }: PhaseReveal,
  past: readonly Moment[],
  isOver: boolean,
  isRecounted: boolean,
): string {
  const { t, i18n } = useTranslation('reveal')
  const [isListening, setListening] = useState(false)
  useEffect(() => setListening(true), [])
  const number = (value: number) => formatNumber(value, i18n.language)
  if (!isListening) return ''
  if (isOver) {
    const outcome = t(success ? 'said.success' : 'said.failed', {
      score: number(score),
      goal: number(phase.points),
    })
    return isRecounted ? `${t('recounted')} ${outcome}` : outcome
  }
  const last = past.findLast(({ part }) => part === 'score')
  const told = last?.part === 'score' ? cards[last.card] : undefined
  return told ? t('said.card', { name: told.card.player.name, score: number(told.score.score) }) : ''
}
