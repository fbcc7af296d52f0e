export { type BadgeRarity, badgeRarity, badgesOf, type EarnedBadge } from './badge.ts'
export type { HindsightFacts } from './best-card.ts'
export { bestDeck } from './best-deck.ts'
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
export { type Level, levelOf, xpForLevel, xpOf } from './level.ts'
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
  type KeyplayCount,
  type KeyplayScore,
  type ScoreWeight,
  scoreDeck,
  scoreFrozen,
  weightsOf,
} from './score.ts'
