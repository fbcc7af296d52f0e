import { catalogueKinds } from '@game/domain'

const catalogueCalls = catalogueKinds.flatMap(kind => [`add-${kind}`, `update-${kind}`, `remove-${kind}`])

/** The calls to filter the audit log by. */
export const auditCalls = [
  'add-event',
  'update-event',
  'remove-event',
  'add-phase',
  'update-phase',
  'remove-phase',
  'reorder-phases',
  'add-phase-team',
  'remove-phase-team',
  'add-phase-team-player',
  'remove-phase-team-player',
  'add-phase-match',
  'update-phase-match',
  'remove-phase-match',
  'update-phase-perks',
  'add-event-reward',
  'update-event-reward',
  'remove-event-reward',
  'lower-phase-goal',
  'hand-out-reward',
  'close-handout',
  'upload-score',
  'update-phase-maps',
  'restore-upload',
  'recheck-event',
  'answer-dispute',
  ...catalogueCalls,
  'grant-admin',
  'set-password',
  'end-sessions',
  'unlock',
]
