import { useEffect, useState } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { Moment } from './moments.ts'
import type { PhaseReveal } from './tiles/use-phase-reveal.ts'

/**
 * Returns what screen readers announce of the reveal: each card once, with its score, and finally the outcome. Empty at first,
 * because a live region announces only changes.
 */
export function useAnnouncement(
  { cards, score, success, phase }: PhaseReveal,
  past: readonly Moment[],
  isOver: boolean,
  isRecounted: boolean,
): string {
  const { t, i18n } = useTranslation('reveal')
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  const number = (value: number) => formatNumber(value, i18n.language)
  if (!isMounted) return ''
  if (isOver) {
    const outcome = t(success ? 'said.success' : 'said.failed', {
      score: number(score),
      goal: number(phase.points),
    })
    return isRecounted ? `${t('recounted')} ${outcome}` : outcome
  }
  const last = past.findLast(({ part }) => part === 'score' || part === 'lap')
  const announced = last && last.part !== 'outcome' ? cards[last.card] : undefined
  return announced
    ? t('said.card', { name: announced.card.player.name, score: number(announced.score.score) })
    : ''
}
