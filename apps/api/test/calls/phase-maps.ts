import type { TestUser } from '../fixtures/test-app.ts'

export type ListedMap = {
  id: number
  phaseIndex: number
  type: 'kill' | 'match'
  state: 'in' | 'waiting' | 'out'
  map: string
  match: string
  number: string
  rounds: number | null
  source: { kind: 'file' | 'server'; name: string; sourceId: number | null }
  user: { username: string }
  doubledWith: number[]
}

/** The maps of an event's phases. */
export const phaseMaps = async (admin: Pick<TestUser, 'call'>, eventId: number) =>
  (await admin.call<{ maps: ListedMap[] }>(`/api/clutchdeck/get-phase-maps?eventId=${eventId}`)).body.maps

/** The maps as `type map state`, in their order. */
export const shownMaps = async (admin: Pick<TestUser, 'call'>, eventId: number) =>
  (await phaseMaps(admin, eventId)).map(({ type, map, state }) => `${type} ${map} ${state}`)

export type MapChanges = {
  final: number[]
  maps: Record<'added' | 'replaced' | 'removed' | 'kept' | 'waiting', { map: string; source: string }[]>[]
  unlocked: number[]
}

/** Takes maps in or out of the sets of their phases, or removes them. */
export const choose = (
  admin: Pick<TestUser, 'call'>,
  eventId: number,
  maps: readonly { id: number; state: 'in' | 'out' | 'removed' }[],
  dryRun?: boolean,
) =>
  admin.call<{ uploads: { id: number }[]; changes?: MapChanges; rule?: string }>(
    '/api/clutchdeck/update-phase-maps',
    {
      eventId,
      maps,
      ...(dryRun !== undefined && { dryRun }),
    },
  )
