import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { joinChecksums, shiftOf } from './checksum.ts'

const deflate = promisify(deflateRaw)

type Piece = { text: Buffer; deflated: Buffer; checksum: number; shift: number }
/** The text of an answer that many are given, cut where what is the asker's own belongs, with the names of these holes. */
export type Template = { first: Piece; rest: { hole: string; piece: Piece }[]; bytes: number }
export type ReadyAnswer = { template: Template; own: Readonly<Record<string, unknown>> }

/** Makes the template of an answer: `build` puts what it is given for the name of a hole where a value of the asker belongs. */
export async function makeTemplate(build: (hole: (name: string) => string) => unknown): Promise<Template> {
  const mark = randomUUID()
  const text = JSON.stringify(build(name => `${mark} ${name}`))
  // Every second is the name of a hole.
  const cut = text.split(new RegExp(`"${mark} ([^"]*)"`))
  const pieces = await Promise.all(cut.filter((_, place) => place % 2 === 0).map(makePiece))
  const [first, ...others] = pieces
  if (!first) throw new Error('An answer has no text.')
  return {
    first,
    rest: others.map((piece, place) => ({ hole: cut[place * 2 + 1] ?? '', piece })),
    bytes: pieces.reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 0),
  }
}

/** Compresses a piece to whole bytes that refer to nothing before them, so that pieces can follow each other. */
async function makePiece(part: string): Promise<Piece> {
  const text = Buffer.from(part)
  const deflated = await deflate(text, { finishFlush: constants.Z_FULL_FLUSH, level: 9 })
  return { text, deflated, checksum: crc32(text), shift: shiftOf(text.length) }
}

const ready = new WeakMap<object, ReadyAnswer>()

/** Notes that the text of an answer is its template, filled. */
export function withReadyText<Answer extends object>(answer: Answer, text: ReadyAnswer): Answer {
  ready.set(answer, text)
  return answer
}

export const findReadyText = (answer: unknown): ReadyAnswer | undefined =>
  typeof answer === 'object' && answer !== null ? ready.get(answer) : undefined

/** Fills a template: its text as it is without compression. */
export const fillText = ({ template: { first, rest }, own }: ReadyAnswer): Buffer =>
  Buffer.concat([first.text, ...rest.flatMap(({ hole, piece }) => [textOf(own[hole]), piece.text])])

const textOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** RFC 1952: nothing is said of file, time and system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])
const longestBlock = 0xffff

/** Fills a template as one gzip stream (RFC 1951, 1952): pieces as they were compressed once, and between them what is own, stored. */
export function fillGzip({ template: { first, rest }, own }: ReadyAnswer): Buffer {
  let { checksum } = first
  let bytes = first.text.length
  const parts = [gzipHeader, first.deflated]
  for (const { hole, piece } of rest) {
    const text = textOf(own[hole])
    checksum = joinChecksums(crc32(text, checksum), piece)
    bytes += text.length + piece.text.length
    parts.push(...storedBlocks(text), piece.deflated)
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(bytes % 2 ** 32, 4)
  return Buffer.concat([...parts, lastBlock, trailer])
}

function storedBlocks(text: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let from = 0; from < text.length; from += longestBlock) {
    const part = text.subarray(from, from + longestBlock)
    const header = Buffer.alloc(5)
    header.writeUInt16LE(part.length, 1)
    header.writeUInt16LE(longestBlock - part.length, 3)
    blocks.push(header, part)
  }
  return blocks
}
