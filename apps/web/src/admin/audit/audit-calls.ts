import { catalogueKinds } from '@game/domain'

const catalogueCalls = catalogueKinds.flatMap(kind => [`add-${kind}`, `update-${kind}`, `remove-${kind}`])

/** The calls to filter the audit log by. */
export const auditCalls = [
  'add-event',
  'update-event',
  'remove-event',
  'copy-event',
  'add-phase',
  'copy-phase',
  'update-phase',
  'remove-phase',
  'reorder-phases',
  'add-phase-team',
  'remove-phase-team',
  'add-phase-team-player',
  'remove-phase-team-player',
  'add-phase-match',
  'add-phase-matches',
  'update-phase-match',
  'remove-phase-match',
  'update-phase-perks',
  'add-event-reward',
  'update-event-reward',
  'remove-event-reward',
  'hand-out-reward',
  'upload-score',
  'restore-upload',
  'recheck-event',
  'answer-dispute',
  ...catalogueCalls,
  'grant-admin',
  'set-password',
  'end-sessions',
  'unlock',
]
