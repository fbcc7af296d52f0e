export { type Career, careerOf, type Favourite } from './career.ts'
export type { PlayedCard, PlayedDeck, StoryPhase } from './played-deck.ts'
export { type SeasonPhase, type SeasonReview, seasonReview } from './season-review.ts'
