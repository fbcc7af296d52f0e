import { mix } from '../base/colour.ts'
import { between, share } from '../base/seed.ts'
import type { Stage } from './stage.ts'

const horizon = 336

/** An open sky: bands that lighten to the horizon, and stars. */
export function openSky({ key, main, other, sky }: Stage): string {
  const bands = [90, 170, 236, 286].map(
    (y, n) => `<path d="M0 ${y}H1280V480H0Z" fill="${mix(sky, mix(other, main, 0.35), 0.1 + n * 0.1)}"/>`,
  )
  const stars = Array.from({ length: 30 }, (_, n) => {
    const [x, y] = [between(key, `star ${n}`, 0, 1280), between(key, `height ${n}`, 8, 190)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${share(key, `bright ${n}`) < 0.25 ? 3.5 : 2}`
  }).join('')
  return `${bands.join('')}<path d="${stars}" stroke="#fff" stroke-width="2.4" stroke-opacity=".7"/>`
}

/** A moon right of the trophy, one side of it in shadow. */
export function moon({ key, main, sky }: Stage): string {
  const [x, y] = [between(key, 'moon', 1060, 1210).toFixed(0), between(key, 'rise', 60, 120).toFixed(0)]
  const light = mix(main, '#ffffff', 0.75)
  return `<g transform="translate(${x} ${y})"><circle r="46" fill="${light}" fill-opacity=".16"/><circle r="30" fill="${light}"/><path d="M8 -29A30 30 0 0 1 8 29A40 40 0 0 0 8 -29Z" fill="${mix(sky, main, 0.5)}" fill-opacity=".55"/></g>`
}

/** The open-air stage under a trophy. */
export const deck = ({ main, other, sky, focus }: Stage): string =>
  `<path d="M${focus - 270} 356H${focus + 270}L${focus + 330} 420H${focus - 330}Z" fill="${mix(sky, '#000000', 0.35)}"/><path d="M${focus - 270} 352H${focus + 270}V358H${focus - 270}Z" fill="${mix(main, '#ffffff', 0.4)}"/><path d="M${focus - 296} 382H${focus + 296}" stroke="${mix(other, '#ffffff', 0.2)}" stroke-width="4"/>`

/** Houses side by side from edge to edge; `top` draws the roof of a house between its two upper corners. */
function houses(
  key: string,
  row: string,
  [low, high]: readonly [number, number],
  [slim, wide]: readonly [number, number],
  top: (left: number, right: number, y: number, n: number) => string,
): { outline: string; windows: string } {
  const parts = { outline: '', windows: '' }
  for (let x = -20, n = 0; x < 1290; n++) {
    const right = Math.round(x + between(key, `${row} width ${n}`, slim, wide))
    const y = Math.round(horizon - between(key, `${row} high ${n}`, low, high))
    parts.outline += `M${x} 480V${y}${top(x, right, y, n)}V480Z`
    for (let pane = 0; pane < 7; pane++) {
      if (share(key, `${row} lit ${n} ${pane}`) > 0.5) continue
      const at = Math.round(between(key, `${row} pane ${n} ${pane}`, x + 7, right - 13))
      parts.windows += `M${at} ${y + 14 + pane * 20}h6v9h-6Z`
    }
    x = right + Math.round(between(key, `${row} gap ${n}`, -2, 8))
  }
  return parts
}

const paint = ({ outline, windows }: { outline: string; windows: string }, fill: string, light: string) =>
  `<path d="${outline}" fill="${fill}"/><path d="${windows}" fill="${light}" fill-opacity=".75"/>`

/** A city of towers in two rows, some with a mast. */
export function towers({ key, main, other, sky }: Stage): string {
  const flat = (left: number, right: number, y: number, n: number) => {
    const kind = share(key, `roof ${n}`)
    const middle = Math.round((left + right) / 2)
    if (kind < 0.24) return `H${middle - 2}V${y - 46}H${middle + 2}V${y}H${right}`
    if (kind < 0.45) return `L${right} ${y - 26}`
    return kind < 0.6 ? `H${left + 10}V${y - 16}H${right - 10}V${y}H${right}` : `H${right}`
  }
  const far = houses(key, 'far', [90, 250], [44, 92], flat)
  const near = houses(key, 'near', [24, 120], [56, 120], flat)
  return (
    paint(far, mix(sky, other, 0.24), mix(main, '#ffffff', 0.3)) +
    paint(near, mix(sky, '#000000', 0.2), mix(main, '#ffffff', 0.45))
  )
}

/** An old town: gables, and a church with two spires of different heights. */
export function oldTown({ key, main, other, sky, focus }: Stage): string {
  const gable = (left: number, right: number, y: number, n: number) => {
    const rise = Math.round((right - left) * between(key, `gable ${n}`, 0.4, 0.95))
    return share(key, `step ${n}`) < 0.35
      ? `h10v-16h10v-16H${right - 20}v16h10v16H${right}`
      : `L${Math.round((left + right) / 2)} ${y - rise}L${right} ${y}`
  }
  const x = focus - 400
  const church = `M${x} 480V150L${x + 12} 130L${x + 24} 40L${x + 30} 20L${x + 36} 40L${x + 48} 130L${x + 60} 150V240L${x + 100} 206L${x + 140} 240V176L${x + 168} 106L${x + 196} 176V480Z`
  const far = houses(key, 'far', [30, 84], [50, 84], gable)
  const near = houses(key, 'near', [-16, 34], [58, 100], gable)
  return `${paint(far, mix(sky, other, 0.3), mix(main, '#ffffff', 0.3))}<path d="${church}" fill="${mix(sky, other, 0.18)}"/><path d="M${x + 22} 170h16v34h-16ZM${x + 160} 190h14v28h-14Z" fill="${mix(main, '#ffffff', 0.5)}" fill-opacity=".8"/>${paint(near, mix(sky, '#000000', 0.2), mix(main, '#ffffff', 0.45))}`
}

/** A peak in two planes, with snow on it if `snow` is given. */
function peak(x: number, y: number, half: number, rock: string, snow?: string): string {
  const at = (part: number, depth: number) =>
    `${Math.round(x + half * part)} ${Math.round(y + (380 - y) * depth)}`
  const shadow = `<path d="M${at(0, 0)}L${at(1, 1)}L${at(-0.2, 1)}L${at(0.12, 0.5)}L${at(-0.05, 0.26)}Z" fill="#000" fill-opacity=".32"/>`
  const cap = `<path d="M${at(0, 0)}L${at(0.3, 0.3)}L${at(0.18, 0.27)}L${at(0.1, 0.4)}L${at(-0.03, 0.28)}L${at(-0.14, 0.38)}L${at(-0.2, 0.26)}L${at(-0.3, 0.3)}Z" fill="${snow}"/><path d="M${at(0, 0)}L${at(0.3, 0.3)}L${at(0.18, 0.27)}L${at(0.1, 0.4)}L${at(-0.03, 0.2)}Z" fill="#000" fill-opacity=".2"/>`
  return `<path d="M${at(0, 0)}L${at(1, 1)}L${at(-1, 1)}Z" fill="${rock}"/>${shadow}${snow ? cap : ''}`
}

/** Mountains: a range with snow on it, hills in front of it, firs at their foot. */
export function mountains({ key, main, other, sky }: Stage): string {
  const range = (
    row: string,
    count: number,
    [high, low]: readonly [number, number],
    colours: readonly [string, string?],
  ) =>
    Array.from({ length: count }, (_, n) => {
      const x = Math.round(((n + 0.5) * 1280) / count + between(key, `${row} x ${n}`, -60, 60))
      const half = between(key, `${row} half ${n}`, 0.75, 1.2) * (1280 / count)
      return peak(x, Math.round(between(key, `${row} y ${n}`, high, low)), half, ...colours)
    }).join('')
  const firs = Array.from({ length: 32 }, (_, n) => {
    const x = Math.round(n * 42 + between(key, `fir ${n}`, -10, 10))
    const y = Math.round(380 - between(key, `grown ${n}`, 26, 58))
    return `M${x} ${y}L${x + 13} 384H${x - 13}Z`
  }).join('')
  return `${range('far', 5, [60, 170], [mix(sky, other, 0.3), mix(main, '#ffffff', 0.6)])}${range('near', 4, [220, 290], [mix(sky, other, 0.15)])}<path d="${firs}" fill="${mix(sky, '#000000', 0.25)}"/><path d="M0 382Q320 356 640 374T1280 364V480H0Z" fill="${mix(mix(sky, other, 0.35), '#ffffff', 0.12)}"/>`
}

/** Water to the horizon, with the light on it. */
const water = ({ key, main, other, sky }: Stage): string =>
  `<path d="M0 ${horizon - 26}H1280V480H0Z" fill="${mix(sky, other, 0.16)}"/><path d="${Array.from(
    { length: 34 },
    (_, n) =>
      `M${between(key, `wave ${n}`, 0, 1240).toFixed(0)} ${(horizon - 18 + n * 3).toFixed(0)}h${between(key, `long ${n}`, 20, 110).toFixed(0)}`,
  ).join('')}" stroke="${mix(main, '#ffffff', 0.3)}" stroke-width="2.5" stroke-opacity=".4"/>`

/** A hanging bridge over a river, a town behind it. */
export function bridge(stage: Stage): string {
  const { key, main, other, sky, focus } = stage
  const [left, right] = [focus - 470, focus + 320]
  const steel = mix(sky, '#000000', 0.15)
  const low = houses(key, 'far', [24, 92], [50, 110], (_, end) => `H${end}`)
  const hang = (from: number, to: number, count: number, sag: (part: number) => number) =>
    Array.from({ length: count }, (_, n) => {
      const part = (n + 0.5) / count
      return `M${Math.round(from + (to - from) * part)} 296V${Math.round(sag(part))}`
    }).join('')
  const cable = `M${left - 420} 300Q${left - 160} 250 ${left} 92Q${(left + right) / 2} 470 ${right} 92Q${right + 160} 250 ${right + 420} 300`
  const hangers =
    hang(left, right, 22, part => 92 + 4 * part * (1 - part) * 189) +
    hang(left - 300, left, 9, part => 290 - 198 * part ** 1.6) +
    hang(right, right + 300, 9, part => 92 + 198 * (1 - (1 - part) ** 1.6))
  const pylon = (x: number) =>
    `M${x - 15} 380L${x - 9} 76H${x - 3}V88H${x + 3}V76H${x + 9}L${x + 15} 380H${x + 7}V310H${x - 7}V380ZM${x - 5} 120V180H${x + 5}V120ZM${x - 6} 200V286H${x + 6}V200Z`
  return `${paint(low, mix(sky, other, 0.26), mix(main, '#ffffff', 0.35))}${water(stage)}<path d="${hangers}" stroke="${mix(main, '#ffffff', 0.35)}" stroke-width="2" stroke-opacity=".65"/><path d="${cable}" fill="none" stroke="${mix(main, '#ffffff', 0.5)}" stroke-width="5"/><path d="M0 294H1280V310H0Z" fill="${steel}"/><path d="M0 292H1280V296H0Z" fill="${mix(other, '#ffffff', 0.3)}"/><path fill-rule="evenodd" d="${pylon(left)}${pylon(right)}" fill="${steel}"/>`
}

/** A harbour: cranes, a lighthouse with its beam, sails over the stage. */
export function harbour(stage: Stage): string {
  const { key, main, other, sky, focus } = stage
  const dark = mix(sky, other, 0.26)
  const crane = (x: number, size: number) =>
    `<g transform="translate(${x} ${horizon - 14}) scale(${size})"><path d="M-40 0L-30 -130H-22L-14 0H-22L-26 -60L-32 0ZM24 0L30 -130H38L48 0H40L34 -60L30 0ZM-36 -130H44V-142H-36ZM-8 -140L2 -214H8L14 -140ZM-150 -152H96V-144H-150ZM4 -212L-146 -150L-140 -146L6 -204L92 -146L96 -152ZM-124 -146H-121V-96H-124ZM-136 -96H-110V-80H-136Z" fill="${dark}"/></g>`
  const x = focus + 350
  const beam = `<path d="M${x} 108L0 -60V150Z" fill="${mix(main, '#ffffff', 0.6)}" fill-opacity=".16"/>`
  const lighthouse = `<path d="M${x - 22} ${horizon}L${x - 13} 130H${x + 13}L${x + 22} ${horizon}Z" fill="${mix(main, '#ffffff', 0.7)}"/><path d="M${x - 15} 176H${x + 15}L${x + 17} 220H${x - 17}ZM${x - 19} 264H${x + 19}L${x + 21} 308H${x - 21}Z" fill="${mix(sky, main, 0.6)}"/><path d="M${x - 18} 122H${x + 18}V131H${x - 18}ZM${x - 12} 94H${x + 12}L${x} 76Z" fill="${mix(sky, '#000000', 0.2)}"/><path d="M${x - 10} 94H${x + 10}V122H${x - 10}Z" fill="#fff"/><path d="M${x} 130L${x + 13} 130L${x + 22} ${horizon}H${x + 4}Z" fill="#000" fill-opacity=".25"/>`
  const sail = (side: 1 | -1) =>
    `<path d="M${focus + side * 300} 356Q${focus + side * 290} 150 ${focus + side * 96} 34Q${focus + side * 190} 200 ${focus + side * 176} 356Z" fill="${mix(sky, main, 0.5)}"/><path d="M${focus + side * 300} 356Q${focus + side * 290} 150 ${focus + side * 96} 34Q${focus + side * 250} 180 ${focus + side * 250} 356Z" fill="${mix(main, '#ffffff', 0.55)}" fill-opacity=".55"/>`
  return `${crane(focus - 560, 1)}${crane(focus - 380, 0.7)}${crane(focus - 720, between(key, 'crane', 0.6, 0.9))}${water(stage)}${beam}${lighthouse}${sail(-1)}${sail(1)}`
}
