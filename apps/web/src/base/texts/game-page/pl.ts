/** The texts of the game page, which load as one file. */
export { default as deck } from '../pl/deck.ts'
export { default as keyplays } from '../pl/keyplays.ts'
export { default as perks } from '../pl/perks.ts'
export { default as phases } from '../pl/phases.ts'
export { default as sleeves } from '../pl/sleeves.ts'
