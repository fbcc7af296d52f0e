/** The most two decimals that a number needs, in the reader's own notation: 1,234.5 (player.md 5). */
export function figure(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}

/** A multiplier as it is written on cards, sleeves and perks: x1.5. */
export function times(mult: number): string {
  return `x${Number(mult.toFixed(2))}`
}
