import { notFound } from '../../../ground/contract/refusal.ts'
import type { Caller } from './caller.ts'
import type { SeasonFacts } from './facts.ts'
import type { ShareLanguage } from './words.ts'

/** Reads what the picture of a season shows; 404 if there is nothing to show, or nothing that others may see (rulebook 27.6). */
export async function readSeasonFacts(
  call: Caller,
  userId: number,
  year: number,
  language: ShareLanguage,
): Promise<SeasonFacts> {
  const season = await call.story.getSeasonReview({ userId, year })
  const { hidden, user, img, decks, won, board, bestKeyplay, bestPhase, luckiestCard, closestMiss } = season
  if (hidden || decks === 0) notFound('Season')
  return {
    kind: 'season',
    user: { username: user.username, avatar: user.avatar },
    year,
    img,
    decks,
    won,
    board: board && { rank: board.rank, points: board.points },
    bestKeyplay: bestKeyplay && {
      name: (language === 'pl' && bestKeyplay.namePl) || bestKeyplay.name,
      points: bestKeyplay.points,
    },
    bestPhase: bestPhase && { event: bestPhase.event, topPercent: bestPhase.topPercent },
    luckiestCard: luckiestCard && {
      name: luckiestCard.player.name,
      score: luckiestCard.score,
      share: luckiestCard.share,
    },
    closestMiss: closestMiss && { event: closestMiss.event, missing: closestMiss.missing },
  }
}
