import { LRUCache } from 'lru-cache'
import { makeTemplate, type Template } from '../../call/ready-answer.ts'
import { type Db, perDatabase, type Queryable } from '../../db/db.ts'
import { readAtOnce } from '../../db/transaction.ts'
import type { Asker } from '../../event-visibility/queries.ts'
import { findOwnPart, findSharedEvent, type OwnPart, type SharedEvent } from './queries.ts'

/** What all see of an event: read, and as the text that is sent but for what is the asker's own. */
export type Prepared = { shared: SharedEvent; template: Template }
type Build = (shared: SharedEvent, hole: (name: string) => string) => unknown

/** Bytes of text that a process keeps of events; an event is kept as text, compressed, and as what was read. */
const mostBytes = 32 * 1024 * 1024

const memoryOf = perDatabase(() => ({
  kept: new LRUCache<number, Prepared>({
    maxSize: mostBytes,
    sizeCalculation: ({ template }) => template.bytes,
  }),
  preparing: new Map<string, Promise<Prepared | undefined>>(),
}))

/**
 * Finds what is the asker's own of an event, and what all see: from memory while its version is that which the database has as it is
 * asked, read anew once for all who ask otherwise. `ownRead`: the own part has been read already. Undefined if the asker may not see the event.
 */
export async function findEvent(
  db: Db,
  eventId: number,
  asker: Asker,
  build: Build,
  ownRead?: OwnPart | null,
): Promise<(Prepared & { own: OwnPart }) | undefined> {
  const own = ownRead === undefined ? await findOwnPart(db, eventId, asker) : ownRead
  if (!own) return undefined
  const prepared = await findPrepared(db, eventId, own.version, build)
  if (prepared?.shared.version === own.version) return { ...prepared, own }
  // It has changed between the two: both are read at one instant.
  const [ownNow, preparedNow] = await readAtOnce(db, trx =>
    Promise.all([findOwnPart(trx, eventId, asker), prepare(trx, eventId, build)]),
  )
  return ownNow && preparedNow ? { ...preparedNow, own: ownNow } : undefined
}

async function findPrepared(
  db: Db,
  eventId: number,
  version: string,
  build: Build,
): Promise<Prepared | undefined> {
  const { kept, preparing } = memoryOf(db)
  const known = kept.get(eventId)
  if (known?.shared.version === version) return known
  const key = `${eventId} ${version}`
  const begun =
    preparing.get(key) ??
    prepare(db, eventId, build)
      .then(prepared => {
        if (prepared) kept.set(eventId, prepared)
        return prepared
      })
      .finally(() => preparing.delete(key))
  preparing.set(key, begun)
  return begun
}

async function prepare(db: Queryable, eventId: number, build: Build): Promise<Prepared | undefined> {
  const shared = await findSharedEvent(db, eventId)
  return shared && { shared, template: await makeTemplate(hole => build(shared, hole)) }
}
