import { type DrawnFolder, drawSvg } from '@game/art'
import type { Picture } from '../../../game/picture/drawn/picture.ts'
import { original } from '../../../game/picture/drawn/variant.ts'
import type { ShareCard, ShareFacts } from '../read/facts.ts'

/** Finds the uploaded picture of a folder and key; undefined if the drawn one is shown. */
export type FindUploaded = (
  folder: string,
  key: string,
  variant: typeof original,
) => Promise<Picture | undefined>

export type Box = { x: number; y: number; width: number; height: number }

/** The pictures that a share picture is made of: how one is put into a box, which it fills, and what identifies the uploaded ones. */
export type Art = { put(folder: DrawnFolder, key: string, box: Box): string; uploads: string[] }

/** Loads the uploaded pictures among those that the facts name; all others are drawn when they are needed. */
export async function loadArt(facts: ShareFacts, findUploaded: FindUploaded): Promise<Art> {
  const found = new Map<string, Picture>()
  for (const [folder, key] of replaceableOf(facts)) {
    const picture = await findUploaded(folder, key, original)
    if (picture) found.set(`${folder}/${key}`, picture)
  }
  let put = 0
  return {
    uploads: Array.from(found, ([path, { etag }]) => `${path} ${etag}`),
    put: (folder, key, box) => {
      const uploaded = found.get(`${folder}/${key}`)
      return uploaded ? putImage(uploaded, box) : putSvg(drawSvg(folder, key) ?? '', box, `art${put++}-`)
    },
  }
}

const attributesOf = ({ x, y, width, height }: Box) =>
  `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`

const putImage = ({ type, bytes }: Picture, box: Box) =>
  `<image href="data:${type};base64,${bytes.toString('base64')}" ${attributesOf(box)}/>`

/** Puts a drawing in as part of the SVG, its ids with a prefix: as an image each would take a layer of the whole size. */
const putSvg = (svg: string, box: Box, prefix: string) =>
  svg
    .replace(/\b(id="|url\(#|href="#)/g, start => `${start}${prefix}`)
    .replace(/ width="\d+" height="\d+"/, ` ${attributesOf(box)} overflow="visible"`)

function replaceableOf(facts: ShareFacts): [DrawnFolder, string][] {
  const ofCard = ({ img, team }: ShareCard): [DrawnFolder, string][] => [
    ['players', img],
    ...(team === null ? [] : [['teams', team] satisfies [DrawnFolder, string]]),
  ]
  const decks = facts.kind === 'deck' ? [facts.deck] : facts.kind === 'rivalry' ? facts.decks : []
  const img = facts.kind === 'season' ? facts.img : facts.event.img
  return [['events', img], ...decks.flatMap(({ cards }) => cards.flatMap(ofCard))]
}
