/** A piece of a perk's description from character `at`; `token` marks a multiplier such as x1.5 or ×1,5 (rulebook 13.17). */
export type Piece = { text: string; token: boolean; at: number }

/** Cuts a description at its multiplier tokens; no character is lost. */
export function multiplierTokens(description: string): Piece[] {
  const parts = description.split(/((?:\bx|×)\d+(?:[.,]\d+)?)/i)
  let at = 0
  return parts.flatMap((text, place) => {
    const piece = { text, token: place % 2 === 1, at }
    at += text.length
    return text ? piece : []
  })
}
