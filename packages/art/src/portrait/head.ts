import { pick } from '../base/seed.ts'
import { lit } from './light.ts'
import type { Skin } from './skin.ts'

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

/** The outline of a key's head; when it turns, the chin turns too and the far cheek gets narrower. */
export function headOutline(key: string, yaw = 0): string {
  const { cheek, jaw, chin, bottom } = pick(key, 'head', heads)
  const side = (mirror: 1 | -1) => {
    const far = Math.max(0, mirror * yaw)
    const at = (x: number, turned = 0) => Math.round(200 + mirror * x + turned * yaw - mirror * far * 3)
    return {
      cheek: at(cheek),
      temple: at(cheek + 1),
      crown: at(cheek * 0.56),
      lip: at(cheek - 3, 2),
      jaw: at(jaw, 6),
      corner: at(jaw - 5, 8),
      curve: at(chin + 12, 11),
      chin: at(chin, 12),
    }
  }
  const [l, r] = [side(-1), side(1)]
  return `M${l.cheek} 168C${l.temple} 108 ${l.crown} 76 200 76S${r.temple} 108 ${r.cheek} 168C${r.cheek} 200 ${r.lip} 224 ${r.jaw} ${bottom - 48}C${r.corner} ${bottom - 34} ${r.curve} ${bottom - 12} ${r.chin} ${bottom - 3}Q${Math.round(200 + 12 * yaw)} ${bottom + 3} ${l.chin} ${bottom - 3}C${l.curve} ${bottom - 12} ${l.corner} ${bottom - 34} ${l.jaw} ${bottom - 48}C${l.lip} 224 ${l.cheek} 200 ${l.cheek} 168Z`
}

export const neck = (skin: Skin) =>
  lit(
    'neck',
    'M152 236L154 318Q152 334 148 346Q168 400 200 400Q232 400 252 346Q248 334 246 318L248 236Z',
    skin.shade,
    `<path d="M152 262Q176 308 206 306Q240 300 250 258L250 330Q226 348 208 346Q170 336 152 290Z" fill="${skin.deep}" fill-opacity=".75"/><path d="M206 300L264 290L264 400L214 400Q228 350 206 300Z" fill="${skin.deep}" fill-opacity=".45"/>`,
  )

export const ears = (skin: Skin) =>
  lit(
    'ears',
    'M150 186L130 186Q114 176 114 196Q118 228 134 232L150 232ZM250 186L270 186Q286 176 286 196Q282 228 266 232L250 232Z',
    skin.shade,
    `<path d="M128 196Q118 192 122 206Q126 218 132 220Z" fill="${skin.deep}" fill-opacity=".5"/>`,
  )

/** Planes of the head: the far cheek in shadow, the near cheek and brow in light. */
export const headPlanes = (skin: Skin) =>
  `<path d="M244 100L300 90L300 320L200 320Q212 298 224 282Q240 262 240 240Q230 224 244 202Q258 188 252 160Z" fill="${skin.shade}" fill-opacity=".9"/>
<path d="M262 100L300 90L300 320L210 320Q238 290 250 258Q256 224 260 180Z" fill="${skin.deep}" fill-opacity=".5"/>
<path d="M140 214Q150 236 164 246Q160 264 170 286L150 276L126 214Z" fill="${skin.shade}" fill-opacity=".6"/>
<path d="M134 206Q146 200 168 212Q164 226 154 232Q140 224 134 206Z" fill="${skin.light}" fill-opacity=".5"/>
<path d="M146 130Q190 112 232 132Q222 158 198 160Q164 158 146 130Z" fill="${skin.light}" fill-opacity=".4"/>
<path d="M182 286Q196 280 212 286Q206 296 196 296Q186 296 182 286Z" fill="${skin.light}" fill-opacity=".4"/>`
