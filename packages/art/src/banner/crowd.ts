import { between, pick, share } from '../base/seed.ts'

/** One row of heads and shoulders along the bottom, every fourth fan with arms up. */
function row(key: string, y: number, size: number): string {
  const fans = Math.ceil(1280 / (size * 1.5)) + 2
  return Array.from({ length: fans }, (_, n) => {
    const x = n * size * 1.5 - size + between(key, `x ${y} ${n}`, -size * 0.25, size * 0.25)
    const top = y + between(key, `y ${y} ${n}`, -size * 0.3, size * 0.3)
    const head = size * 0.36
    const lean = between(key, `arm ${y} ${n}`, -0.2, 0.5) * size
    const arms =
      share(key, `up ${y} ${n}`) < 0.28
        ? `M${x - size * 0.62} ${top + size}L${x - size * 0.8 - lean} ${top - size * 0.5}L${x - size * 0.58 - lean} ${top - size * 0.56}L${x - size * 0.3} ${top + size * 0.7}ZM${x + size * 0.62} ${top + size}L${x + size * 0.8 + lean} ${top - size * 0.5}L${x + size * 0.58 + lean} ${top - size * 0.56}L${x + size * 0.3} ${top + size * 0.7}Z`
        : ''
    return `M${x - head} ${top}a${head} ${head * 1.2} 0 1 1 ${head * 2} 0a${head} ${head * 1.2} 0 1 1 ${-head * 2} 0ZM${x - size * 0.8} 490Q${x - size * 0.8} ${top + size * 0.5} ${x} ${top + size * 0.42}Q${x + size * 0.8} ${top + size * 0.5} ${x + size * 0.8} 490Z${arms}`
  })
    .join('')
    .replace(/\d+\.\d+/g, number => Number(number).toFixed(0))
}

/** The crowd of a banner in two rows, the nearer one darker. */
export const crowd = (key: string, far: string, near: string): string =>
  `<path d="${row(key, 404, 30)}" fill="${far}"/><path d="${row(key, 434, 44)}" fill="${near}"/>`

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
