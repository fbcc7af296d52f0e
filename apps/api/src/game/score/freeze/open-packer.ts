import type { LockFacts } from '@game/domain'
import { openThread } from '../thread/open-thread.ts'
import { type PackedBlock, PartPacker } from './part-packer.ts'
import type { ReadBlock } from './read-blocks.ts'

/** A packer in this thread or in a separate one. */
export type OpenPacker = AsyncDisposable & { pack(part: readonly ReadBlock[]): Promise<PackedBlock[]> }

/** What the thread starts with. */
export type PackerData = { phaseIndex: number; facts: LockFacts }

/** Opens a packer; many decks are packed in a thread, so that the server can answer calls in the meantime. */
export function openPacker(data: PackerData, { inThread }: { inThread: boolean }): OpenPacker {
  if (!inThread) {
    const packer = new PartPacker(data.phaseIndex, data.facts)
    return { pack: async part => packer.pack(part), [Symbol.asyncDispose]: async () => undefined }
  }
  const { ask, close } = openThread(new URL('./packer-worker.ts', import.meta.url), data)
  return {
    pack: part => ask('pack', [part]) as Promise<PackedBlock[]>,
    [Symbol.asyncDispose]: async () => {
      await close()
    },
  }
}
