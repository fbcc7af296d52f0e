import { inLanguage } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { LazyTalk } from '../../talk/lazy-talk.ts'
import type { League } from '../league.ts'

/** Shows the talk of a league, or of the round that the address names (rulebook 28.1). */
export function TalkTab({
  league: { id, name, rounds },
  round,
  onRound,
}: {
  league: League
  round: number | undefined
  onRound: (round: number | undefined) => void
}) {
  const { t, i18n } = useTranslation('leagues')
  const shown = rounds.find(each => each.round === round)
  const of = {
    leagueId: id,
    ...(shown && { eventId: shown.eventId }),
    ...(shown && shown.phaseIndex !== null && { phaseIndex: shown.phaseIndex }),
  }
  return (
    <LazyTalk
      key={shown?.round ?? 0}
      of={of}
      name={name}
      rounds={rounds.map(given => {
        const { name: words, eventId, phaseIndex } = inLanguage(given, i18n.language)
        const number = t('round', { round: given.round })
        return { round: given.round, eventId, phaseIndex, name: words ? `${number}: ${words}` : number }
      })}
      onRound={chosen => onRound(chosen ?? undefined)}
      fallback={<Skeleton height={320} radius={14} />}
    />
  )
}
