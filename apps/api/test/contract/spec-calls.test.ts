import { expect, test } from 'vitest'
import { operations } from './operations.ts'

/** Section 7 of player.md and admin-social.md, in their order; {product} is clutchdeck. */
const specified = `
  POST clutchdeck/get-cards                 player.md
  POST clutchdeck/add-card                  player.md
  POST clutchdeck/remove-card               player.md
  POST clutchdeck/update-deck-order         player.md
  POST clutchdeck/add-card-keyplay          player.md
  POST clutchdeck/remove-card-keyplay       player.md
  POST clutchdeck/add-card-perk             player.md
  POST clutchdeck/remove-card-perk          player.md
  POST clutchdeck/transfer-card-perk        player.md
  POST clutchdeck/handle-next-phase         player.md
  GET  clutchdeck/get-deck-score            player.md
  GET  clutchdeck/get-keyplays              player.md
  GET  csdata/get-styles                    player.md
  GET  system/get-date                      player.md
  GET  clutchdeck/get-featured-events       player.md
  POST clutchdeck/get-events                player.md
  POST clutchdeck/get-event                 player.md
  GET  clutchdeck/get-event-scores          player.md
  POST auth/login-query                     player.md
  POST auth/signup-query                    player.md
  POST auth/delete-account                  player.md
  POST auth/get-user                        player.md

  GET  csdata/get-teams                     admin-social.md
  GET  csdata/get-players                   admin-social.md
  GET  csdata/get-maps                      admin-social.md
  GET  csdata/get-roles                     admin-social.md
  GET  clutchdeck/get-perks                 admin-social.md
  GET  get-rewards                          admin-social.md
  POST clutchdeck/add-event                 admin-social.md
  POST clutchdeck/update-event              admin-social.md
  POST clutchdeck/add-phase                 admin-social.md
  POST clutchdeck/update-phase              admin-social.md
  POST clutchdeck/remove-phase              admin-social.md
  POST clutchdeck/add-phase-team            admin-social.md
  POST clutchdeck/remove-phase-team         admin-social.md
  POST clutchdeck/add-phase-team-player     admin-social.md
  POST clutchdeck/remove-phase-team-player  admin-social.md
  POST clutchdeck/add-phase-match           admin-social.md
  POST clutchdeck/update-phase-match        admin-social.md
  POST clutchdeck/remove-phase-match        admin-social.md
  POST clutchdeck/update-phase-perks        admin-social.md
  POST clutchdeck/add-event-reward          admin-social.md
  POST clutchdeck/update-event-reward       admin-social.md
  POST clutchdeck/remove-event-reward       admin-social.md
  POST clutchdeck/upload-score              admin-social.md
  POST clutchdeck/remove-event              admin-social.md
  POST csdata/remove-team                   admin-social.md
  POST csdata/remove-player                 admin-social.md
  POST csdata/remove-role                   admin-social.md
  POST csdata/remove-style                  admin-social.md
  POST csdata/remove-map                    admin-social.md
  POST csdata/add-player                    admin-social.md
  POST csdata/update-player                 admin-social.md
  POST csdata/add-team                      admin-social.md
  POST csdata/update-team                   admin-social.md
  POST csdata/add-role                      admin-social.md
  POST csdata/add-style                     admin-social.md
  POST csdata/add-map                       admin-social.md
  POST clutchdeck/add-keyplay               admin-social.md
  POST clutchdeck/add-perk                  admin-social.md
  POST clutchdeck/add-sleeve                admin-social.md
  POST clutchdeck/remove-keyplay            admin-social.md
  POST clutchdeck/remove-perk               admin-social.md
  POST clutchdeck/remove-sleeve             admin-social.md
  GET  clutchdeck/get-sleeves               admin-social.md
  POST add-reward                           admin-social.md
  POST remove-reward                        admin-social.md
  GET  social/get-clans                     admin-social.md
  GET  social/get-clan                      admin-social.md
  GET  social/get-clan-members              admin-social.md
  POST social/join-clan                     admin-social.md
  POST social/leave-clan                    admin-social.md
  POST social/delete-clan                   admin-social.md
  POST social/add-clan                      admin-social.md
  POST social/send-invite                   admin-social.md
  POST social/remove-friend                 admin-social.md
  POST auth/logout                          admin-social.md

  POST csdata/update-role                   rules.md 11
  POST csdata/update-style                  rules.md 11
  POST csdata/update-map                    rules.md 11
  POST clutchdeck/update-keyplay            rules.md 11
  POST clutchdeck/update-perk               rules.md 11
  POST clutchdeck/update-sleeve             rules.md 11
  POST update-reward                        rules.md 11
  POST clutchdeck/reorder-phases            rules.md 11
  GET  clutchdeck/get-score-uploads         rules.md 11
  GET  clutchdeck/get-pick-rates            rules.md 11
  GET  social/get-notifications             rules.md 11
  POST social/read-notifications            rules.md 11
  POST social/accept-invite                 rules.md 11
  POST social/refuse-invite                 rules.md 11
  POST social/cancel-invite                 rules.md 11
  POST social/update-clan                   rules.md 11
  POST social/set-clan-role                 rules.md 11
  POST social/remove-clan-member            rules.md 11
  POST auth/update-profile                  rules.md 11
  GET  clutchdeck/get-audit-log             rules.md 11
  GET  clutchdeck/live                      rules.md 11
  POST clutchdeck/recheck-event             rules.md 6
  GET  clutchdeck/get-best-deck             rules.md 7
  POST clutchdeck/restore-upload            docs/rules.md
  GET  clutchdeck/get-phase-decks           docs/rules.md
  GET  clutchdeck/get-past-scores           docs/rules.md
  GET  csdata/export-catalogue              docs/rules.md
  POST csdata/import-catalogue              docs/rules.md
  GET  get-picture                          docs/rules.md
  POST upload-picture                       docs/rules.md
  POST remove-picture                       docs/rules.md
`

const calls = specified
  .split('\n')
  .map(line => line.trim().split(/\s+/).slice(0, 2).join(' /api/'))
  .filter(call => call !== '')

test('there are the calls of section 7 of both specifications and of rules.md 11, and no others', () => {
  const ours = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(ours.toSorted()).toEqual(calls.toSorted())
})

test('the last part of a path names one call', () => {
  const verbs = operations.map(each => each.verb)
  expect(new Set(verbs).size).toBe(verbs.length)
})
