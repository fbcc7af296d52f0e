import { expect, test } from 'vitest'
import { operations } from './operations.ts'

/** Every call with its chapter of the rulebook; {product} is clutchdeck. */
const specified = `
  POST clutchdeck/get-cards                 rulebook 12.21
  POST clutchdeck/add-card                  rulebook 12.21
  POST clutchdeck/remove-card               rulebook 12.21
  POST clutchdeck/update-deck-order         rulebook 12.21
  POST clutchdeck/add-card-keyplay          rulebook 12.21
  POST clutchdeck/remove-card-keyplay       rulebook 12.21
  POST clutchdeck/add-card-perk             rulebook 12.21
  POST clutchdeck/remove-card-perk          rulebook 12.21
  POST clutchdeck/transfer-card-perk        rulebook 12.21
  POST clutchdeck/handle-next-phase         rulebook 12.21
  GET  clutchdeck/get-deck-score            rulebook 12.22
  GET  clutchdeck/get-keyplays              rulebook 12.24
  GET  csdata/get-styles                    rulebook 12.24
  GET  system/get-date                      rulebook 12.19
  GET  clutchdeck/get-featured-events       rulebook 12.20
  POST clutchdeck/get-events                rulebook 12.20
  POST clutchdeck/get-event                 rulebook 12.20
  GET  clutchdeck/get-event-scores          rulebook 12.22
  POST auth/login-query                     rulebook 12.19
  POST auth/signup-query                    rulebook 12.19
  POST auth/delete-account                  rulebook 12.19
  POST auth/get-user                        rulebook 12.19

  GET  csdata/get-teams                     rulebook 12.24
  GET  csdata/get-players                   rulebook 12.24
  GET  csdata/get-maps                      rulebook 12.24
  GET  csdata/get-roles                     rulebook 12.24
  GET  clutchdeck/get-perks                 rulebook 12.24
  GET  get-rewards                          rulebook 12.24
  POST clutchdeck/add-event                 rulebook 12.23
  POST clutchdeck/update-event              rulebook 12.23
  POST clutchdeck/add-phase                 rulebook 12.23
  POST clutchdeck/update-phase              rulebook 12.23
  POST clutchdeck/remove-phase              rulebook 12.23
  POST clutchdeck/add-phase-team            rulebook 12.23
  POST clutchdeck/remove-phase-team         rulebook 12.23
  POST clutchdeck/add-phase-team-player     rulebook 12.23
  POST clutchdeck/remove-phase-team-player  rulebook 12.23
  POST clutchdeck/add-phase-match           rulebook 12.23
  POST clutchdeck/update-phase-match        rulebook 12.23
  POST clutchdeck/remove-phase-match        rulebook 12.23
  POST clutchdeck/update-phase-perks        rulebook 12.23
  POST clutchdeck/add-event-reward          rulebook 12.23
  POST clutchdeck/update-event-reward       rulebook 12.23
  POST clutchdeck/remove-event-reward       rulebook 12.23
  POST clutchdeck/upload-score              rulebook 12.26
  POST clutchdeck/remove-event              rulebook 12.23
  POST csdata/remove-team                   rulebook 12.24
  POST csdata/remove-player                 rulebook 12.24
  POST csdata/remove-role                   rulebook 12.24
  POST csdata/remove-style                  rulebook 12.24
  POST csdata/remove-map                    rulebook 12.24
  POST csdata/add-player                    rulebook 12.24
  POST csdata/update-player                 rulebook 12.24
  POST csdata/add-team                      rulebook 12.24
  POST csdata/update-team                   rulebook 12.24
  POST csdata/add-role                      rulebook 12.24
  POST csdata/add-style                     rulebook 12.24
  POST csdata/add-map                       rulebook 12.24
  POST clutchdeck/add-keyplay               rulebook 12.24
  POST clutchdeck/add-perk                  rulebook 12.24
  POST clutchdeck/add-sleeve                rulebook 12.24
  POST clutchdeck/remove-keyplay            rulebook 12.24
  POST clutchdeck/remove-perk               rulebook 12.24
  POST clutchdeck/remove-sleeve             rulebook 12.24
  GET  clutchdeck/get-sleeves               rulebook 12.24
  POST add-reward                           rulebook 12.24
  POST remove-reward                        rulebook 12.24
  GET  social/get-clans                     rulebook 12.25
  GET  social/get-clan                      rulebook 12.25
  GET  social/get-clan-members              rulebook 12.25
  POST social/join-clan                     rulebook 12.25
  POST social/leave-clan                    rulebook 12.25
  POST social/delete-clan                   rulebook 12.25
  POST social/add-clan                      rulebook 12.25
  POST social/send-invite                   rulebook 12.25
  POST social/remove-friend                 rulebook 12.25
  POST social/block-user                    rulebook 12.25
  POST social/unblock-user                  rulebook 12.25
  POST auth/logout                          rulebook 12.19
  POST auth/change-password                 rulebook 12.19
  GET  auth/get-sessions                    rulebook 12.19
  GET  auth/export-data                     rulebook 12.19
  POST auth/end-session                     rulebook 12.19
  POST auth/end-other-sessions              rulebook 12.19

  POST csdata/update-role                   rulebook 12.24
  POST csdata/update-style                  rulebook 12.24
  POST csdata/update-map                    rulebook 12.24
  POST clutchdeck/update-keyplay            rulebook 12.24
  POST clutchdeck/update-perk               rulebook 12.24
  POST clutchdeck/update-sleeve             rulebook 12.24
  POST update-reward                        rulebook 12.24
  POST clutchdeck/reorder-phases            rulebook 12.23
  GET  clutchdeck/get-score-uploads         rulebook 12.22
  GET  clutchdeck/get-score-upload          rulebook 12.22
  GET  clutchdeck/get-score-file            rulebook 12.22
  GET  clutchdeck/get-event-work            rulebook 12.22
  GET  clutchdeck/get-pick-rates            rulebook 12.21
  GET  social/get-notifications             rulebook 12.25
  POST social/read-notifications            rulebook 12.25
  POST social/accept-invite                 rulebook 12.25
  POST social/refuse-invite                 rulebook 12.25
  POST social/cancel-invite                 rulebook 12.25
  POST social/update-clan                   rulebook 12.25
  POST social/set-clan-role                 rulebook 12.25
  POST social/remove-clan-member            rulebook 12.25
  POST auth/update-profile                  rulebook 12.19
  GET  clutchdeck/get-audit-log             rulebook 11.29
  GET  clutchdeck/get-security-events       rulebook 11.38
  GET  clutchdeck/live                      rulebook 12.29
  POST clutchdeck/recheck-event             rulebook 12.22
  GET  clutchdeck/get-best-deck             rulebook 12.22
  POST clutchdeck/restore-upload            rulebook 12.22
  GET  clutchdeck/get-phase-decks           rulebook 12.23
  GET  clutchdeck/get-keyplay-history       rulebook 12.22
  GET  clutchdeck/get-player-scores         rulebook 12.41
  GET  clutchdeck/get-event-results         rulebook 12.22
  GET  clutchdeck/get-projected-rank        rulebook 12.22
  GET  clutchdeck/get-proof                 rulebook 12.40
  GET  clutchdeck/get-proof-bundle          rulebook 12.40
  GET  clutchdeck/get-receipt               rulebook 12.40
  POST clutchdeck/send-dispute              rulebook 12.40
  GET  clutchdeck/get-own-disputes          rulebook 12.40
  GET  clutchdeck/get-disputes              rulebook 12.40
  POST clutchdeck/answer-dispute            rulebook 12.40
  GET  clutchdeck/get-winners               rulebook 12.22
  GET  clutchdeck/export-winners            rulebook 12.22
  POST clutchdeck/hand-out-reward           rulebook 12.22
  GET  clutchdeck/get-past-scores           rulebook 12.22
  POST clutchdeck/add-score-source          rulebook 12.34
  GET  clutchdeck/get-score-sources         rulebook 12.34
  POST clutchdeck/update-score-source       rulebook 12.34
  POST clutchdeck/remove-score-source       rulebook 12.34
  POST clutchdeck/reread-score-source       rulebook 12.34
  POST clutchdeck/upload-source-log         rulebook 12.34
  POST score-sources/{token}/log            rulebook 12.34
  GET  csdata/export-catalogue              rulebook 12.24
  POST csdata/import-catalogue              rulebook 12.26
  GET  get-picture                          rulebook 11.28
  POST upload-picture                       rulebook 12.26
  POST remove-picture                       rulebook 11.28
`

const calls = specified
  .split('\n')
  .map(line => line.trim().split(/\s+/).slice(0, 2).join(' /api/'))
  .filter(call => call !== '')

test('there are the calls of the rulebook, and no others', () => {
  const ours = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(ours.toSorted()).toEqual(calls.toSorted())
})

test('the last part of a path names one call', () => {
  const verbs = operations.map(each => each.verb)
  expect(new Set(verbs).size).toBe(verbs.length)
})
