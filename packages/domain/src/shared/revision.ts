import { accept, type Result, refuse } from './result.ts'

/**
 * Checks that an edit is based on the stored revision of an event, phase, match or reward; an edit without an
 * `expectedRevision` passes (rulebook 11.12). Refuses STALE.
 *
 * @example
 * checkRevision(4, 3) // { ok: false, rule: 'STALE' }
 */
export const checkRevision = (stored: number, expectedRevision: number | undefined): Result<null> =>
  expectedRevision !== undefined && expectedRevision < stored ? refuse('STALE') : accept(null)

/**
 * Checks that an edit is based on the stored revision of a catalogue record, which is a fingerprint of its contents; an edit
 * without an `expectedRevision` passes (rulebook 11.22). Refuses STALE.
 */
export const checkUnchanged = (stored: string, expectedRevision: string | undefined): Result<null> =>
  expectedRevision !== undefined && expectedRevision !== stored ? refuse('STALE') : accept(null)
