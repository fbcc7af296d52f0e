import { between, pick } from '../seed.ts'

/** Confetti falling around the middle of a stage. */
export function confetti(key: string, focus: number, colours: readonly [string, ...string[]]): string {
  return Array.from({ length: 26 }, (_, n) => {
    const at = (trait: string, from: number, to: number) =>
      Math.round(between(key, `${trait} ${n}`, from, to))
    const [x, y] = [focus + at('across', -330, 330), at('down', 50, 360)]
    const [wide, high] = [at('wide', 4, 9), at('high', 5, 12)]
    return `<path d="M${x} ${y}l${wide} ${at('slant', -4, 4)}l${at('fold', -4, 4)} ${high}l${-wide} ${at('bend', -3, 3)}Z" fill="${pick(key, `paper ${n}`, colours)}"/>`
  }).join('')
}
