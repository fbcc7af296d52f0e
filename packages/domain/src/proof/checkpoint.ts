import { fromBase64, fromHex, toBase64, toHex } from './bytes.ts'
import type { ProofLink } from './link.ts'

/**
 * The root of an event when its chain had `size` links: the hash of the last one, in hexadecimal digits (rulebook 9.35). `origin`
 * names the game and the event, such as `play.example/event/7`.
 */
export type Checkpoint = { origin: string; size: number; root: string }

/** A checkpoint as it was signed; signatures are in base64: four bytes that identify the key, and an Ed25519 signature of `text`. */
export type SignedCheckpoint = Checkpoint & {
  text: string
  signatures: { name: string; signature: string }[]
}

/**
 * Writes the text of a checkpoint that is signed, by the format tlog-checkpoint of C2SP (rulebook 9.35).
 *
 * @example
 * checkpointText({ origin: 'play.example/event/7', size: 0, root: '' }) // 'play.example/event/7\n0\n\n'
 */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(fromHex(root))}\n`

const signedNote =
  /^((\S+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n(?:.+\n)*)\n((?:\u2014 \S+ [A-Za-z0-9+/]+=*(?:\n|$))+)/gm

/** Reads the signed checkpoints in a text, such as that of `/proof/checkpoints`; skips what is none (rulebook 9.35). */
export const readCheckpoints = (text: string): SignedCheckpoint[] =>
  [...text.matchAll(signedNote)].map(([, signed = '', origin = '', size, root = '', lines = '']) => ({
    origin,
    size: Number(size),
    root: toHex(fromBase64(root)),
    text: signed,
    signatures: lines
      .trimEnd()
      .split('\n')
      .map(line => {
        const [, name = '', signature = ''] = line.split(' ')
        return { name, signature }
      }),
  }))

/** Whether a chain still includes a checkpoint: its root is that of the last link, or of an earlier one (rulebook 9.36). */
export const includesCheckpoint = (links: readonly ProofLink[], { size, root }: Checkpoint): boolean =>
  size === 0 || links[size - 1]?.hash === root
