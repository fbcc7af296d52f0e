import { bundleVerifier, type Verdict } from '@game/domain'
import { client } from '../../../base/api/client.ts'

/** Reads the bundle of an event part by part and verifies it in the browser (rulebook 9.28); `onPart` gets the progress. */
export async function verifyEvent(
  eventId: number,
  onPart: (done: number, all: number) => void,
): Promise<Verdict | null> {
  const { head } = await client.score.getProofBundle.query({ eventId })
  if (!head) return null
  const verifier = bundleVerifier(head)
  for (const [place, block] of head.blocks.entries()) {
    onPart(place, head.blocks.length)
    const { part } = await client.score.getProofBundle.query({ eventId, block })
    if (part) verifier.add(part)
  }
  return verifier.finish()
}
