/** A part of a perk's description from character `at`; `token` marks a multiplier such as x1.5 or ×1,5 (rulebook 13.17). */
export type TextPart = { text: string; token: boolean; at: number }

/** Splits a description at its multiplier tokens; no character is lost. */
export function multiplierTokens(description: string): TextPart[] {
  const texts = description.split(/((?:\bx|×)\d+(?:[.,]\d+)?)/i)
  let at = 0
  return texts.flatMap((text, place) => {
    const part = { text, token: place % 2 === 1, at }
    at += text.length
    return text ? part : []
  })
}
