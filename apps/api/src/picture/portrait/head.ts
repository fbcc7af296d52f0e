import { pick } from '../seed.ts'

/** Half widths of a head at the cheek, the jaw's corner and the chin, on the portrait's field of 400 x 480. */
type Head = { cheek: number; jaw: number; chin: number; bottom: number }

const heads: readonly [Head, ...Head[]] = [
  { cheek: 73, jaw: 63, chin: 29, bottom: 296 },
  { cheek: 71, jaw: 57, chin: 22, bottom: 298 },
  { cheek: 69, jaw: 53, chin: 18, bottom: 295 },
  { cheek: 77, jaw: 68, chin: 32, bottom: 293 },
  { cheek: 73, jaw: 55, chin: 17, bottom: 300 },
  { cheek: 71, jaw: 61, chin: 25, bottom: 304 },
]

/** The outline of the head that a key draws. */
export function headOutline(key: string): string {
  const { cheek, jaw, chin, bottom } = pick(key, 'head', heads)
  const [l, r] = [(x: number) => 200 - x, (x: number) => 200 + x]
  return `M${l(cheek)} 168C${l(cheek + 1)} 108 ${l(cheek * 0.56)} 76 200 76S${r(cheek + 1)} 108 ${r(cheek)} 168C${r(cheek)} 200 ${r(cheek - 3)} 224 ${r(jaw)} ${bottom - 48}C${r(jaw - 5)} ${bottom - 34} ${r(chin + 12)} ${bottom - 12} ${r(chin)} ${bottom - 3}Q200 ${bottom + 3} ${l(chin)} ${bottom - 3}C${l(chin + 12)} ${bottom - 12} ${l(jaw - 5)} ${bottom - 34} ${l(jaw)} ${bottom - 48}C${l(cheek - 3)} 224 ${l(cheek)} 200 ${l(cheek)} 168Z`
}
