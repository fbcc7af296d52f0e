export { type BadgeRarity, badgeRarity, badgesOf, type EarnedBadge } from './badge.ts'
export type { HindsightFacts } from './best-card.ts'
export { bestDeck } from './best-deck.ts'
export { type CountIndex, indexCounts, type KeyplayCount, playerCounts, withoutVoid } from './count-index.ts'
export { type Figures, figuresOf, topPercentOf, topScoresOf } from './figures.ts'
export {
  type FrozenCard,
  type FrozenDeck,
  type FrozenKeyplay,
  type FrozenPerk,
  freezeDeck,
  type KeyplayPrice,
  type LockFacts,
  type PerkOffer,
  withoutPerks,
} from './frozen-deck.ts'
export { blindScores, demoScores, demoSeriesMaps, type GoalProposal, proposeGoals } from './goals.ts'
export {
  type Appearance,
  type CountedEvent,
  type CountingFile,
  type HistoryPhase,
  historyPhases,
  type KeyplayHistory,
  type KeyplayRecord,
  keyplayHistory,
  type PlayerHistory,
  pointsPerSeries,
} from './keyplay-history.ts'
export { type Level, levelOf, xpForLevel, xpOf } from './level.ts'
export { type CataloguePerk, perks } from './perks.ts'
export { formOf, type PhaseCount } from './player-form.ts'
export { playerScores } from './player-scores.ts'
export { type PhaseSeries, type Projection, projectDeck, seriesInPhase } from './projection.ts'
export {
  type EventReward,
  grantsOf,
  type RewardGrant,
  ranking,
  type Standing,
  type UserScore,
} from './ranking.ts'
export {
  type CardScore,
  type DeckScore,
  eventScore,
  type KeyplayScore,
  type ScoreWeight,
  scoreDeck,
  scoreFrozen,
  weightsOf,
} from './score.ts'
