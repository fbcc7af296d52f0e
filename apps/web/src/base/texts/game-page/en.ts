/** The texts of the game page, which load as one file. */
export { default as deck } from '../en/deck.ts'
export { default as keyplays } from '../en/keyplays.ts'
export { default as perks } from '../en/perks.ts'
export { default as phases } from '../en/phases.ts'
export { default as sleeves } from '../en/sleeves.ts'
