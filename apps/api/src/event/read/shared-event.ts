import { makeTemplate, type Template } from '../../call/ready-answer.ts'
import type { Db, Queryable } from '../../db/db.ts'
import { readAtOnce } from '../../db/transaction.ts'
import { versionedMemory } from '../../db/versioned-memory.ts'
import type { Asker } from '../../event-visibility/queries.ts'
import { type EventMoment, findMoment, findSharedEvent, type SharedEvent } from './queries.ts'

/** What is the same of an event for all: as it was read, and as the text that is sent but for what is the asker's own. */
export type Prepared = { shared: SharedEvent; template: Template }
type Build = (shared: SharedEvent, hole: (name: string) => string) => unknown

/** Bytes of text that a process keeps of events. */
const maxSize = 32 * 1024 * 1024

const rememberShared = versionedMemory<SharedEvent>({
  maxSize,
  sizeCalculation: shared => JSON.stringify(shared).length,
})
const rememberPrepared = versionedMemory<Prepared>({
  maxSize,
  sizeCalculation: ({ template }) => template.bytes,
})

/** Finds what is the same of an event for all, of a version of it or of a later one: from memory, or else read once for all who ask. */
export const findShared = (db: Db, eventId: number, version: string): Promise<SharedEvent | undefined> =>
  rememberShared(db, { key: String(eventId), version }, () => findSharedEvent(db, eventId))

/**
 * Finds the moment of an event and what is the same for all at it. `momentRead`: the moment has been read already. Undefined if the
 * asker may not see the event.
 */
export async function findEvent(
  db: Db,
  eventId: number,
  asker: Asker,
  build: Build,
  momentRead?: EventMoment | null,
): Promise<(Prepared & { moment: EventMoment }) | undefined> {
  const moment = momentRead === undefined ? await findMoment(db, eventId, asker) : momentRead
  if (!moment) return undefined
  const prepared = await rememberPrepared(db, { key: String(eventId), version: moment.version }, async () =>
    prepare(await findShared(db, eventId, moment.version), build),
  )
  if (prepared?.shared.version === moment.version) return { ...prepared, moment }
  // It has changed between the two: both are read at one instant.
  const [momentNow, preparedNow] = await readAtOnce(db, (trx: Queryable) =>
    Promise.all([
      findMoment(trx, eventId, asker),
      findSharedEvent(trx, eventId).then(shared => prepare(shared, build)),
    ]),
  )
  return momentNow && preparedNow ? { ...preparedNow, moment: momentNow } : undefined
}

const prepare = async (shared: SharedEvent | undefined, build: Build): Promise<Prepared | undefined> =>
  shared && { shared, template: await makeTemplate(hole => build(shared, hole)) }
