/**
 * What each operation answers whom, when it is sent a good sample made for the user (rulebook 12.2). `another` is a user
 * whom the sample does not name; the admin is not the user either.
 */
const table = `
  operation                 nobody another user   admin
  login-query               200    200     200    200
  signup-query              200    200     200    200
  get-user                  200    200     200    200
  logout                    401    200     200    200
  change-password           401    200     200    200
  get-sessions              401    200     200    200
  export-data               401    200     200    200
  end-session               401    404     200    404
  end-other-sessions        401    200     200    200
  delete-account            401    403     200    403
  update-profile            401    403     200    403

  get-event                 200    200     200    200
  get-events                200    200     200    200
  get-featured-events       200    200     200    200
  get-date                  200    200     200    200
  live                      200    200     200    200

  get-phase-decks           401    403     403    200
  add-event                 401    403     403    200
  update-event              401    403     403    200
  remove-event              401    403     403    200
  add-phase                 401    403     403    200
  update-phase              401    403     403    200
  remove-phase              401    403     403    200
  reorder-phases            401    403     403    200
  add-phase-team            401    403     403    200
  remove-phase-team         401    403     403    200
  add-phase-team-player     401    403     403    200
  remove-phase-team-player  401    403     403    200
  add-phase-match           401    403     403    200
  update-phase-match        401    403     403    200
  remove-phase-match        401    403     403    200
  update-phase-perks        401    403     403    200
  add-event-reward          401    403     403    200
  update-event-reward       401    403     403    200
  remove-event-reward       401    403     403    200

  get-cards                 200    200     200    200
  add-card                  401    403     200    403
  remove-card               401    403     200    403
  update-deck-order         401    403     200    403
  add-card-keyplay          401    403     200    403
  remove-card-keyplay       401    403     200    403
  add-card-perk             401    403     200    403
  remove-card-perk          401    403     200    403
  transfer-card-perk        401    403     200    403
  handle-next-phase         401    403     200    403
  get-pick-rates            200    200     200    200

  get-event-scores          200    200     200    200
  get-deck-score            200    200     200    200
  get-best-deck             200    200     200    200
  get-keyplay-history       200    200     200    200
  get-player-scores         200    200     200    200
  get-event-results         200    200     200    200
  get-projected-rank        401    200     200    200
  get-proof                 200    200     200    200
  get-proof-bundle          200    200     200    200
  get-receipt               401    404     200    404
  send-dispute              401    404     200    404
  get-own-disputes          401    200     200    200
  get-disputes              401    403     403    200
  answer-dispute            401    403     403    200
  get-winners               401    403     403    200
  export-winners            401    403     403    200
  hand-out-reward           401    403     403    200
  get-score-uploads         401    403     403    200
  get-score-upload          401    403     403    200
  get-score-file            401    403     403    200
  get-event-work            401    403     403    200
  get-past-scores           401    403     403    200
  restore-upload            401    403     403    200
  recheck-event             401    403     403    200
  upload-score              401    403     403    200

  add-score-source          401    403     403    200
  get-score-sources         401    403     403    200
  update-score-source       401    403     403    200
  remove-score-source       401    403     403    200
  reread-score-source       401    403     403    200
  upload-source-log         401    403     403    200
  log                       200    200     200    200

  get-teams                 200    200     200    200
  add-team                  401    403     403    200
  update-team               401    403     403    200
  remove-team               401    403     403    200
  get-players               200    200     200    200
  add-player                401    403     403    200
  update-player             401    403     403    200
  remove-player             401    403     403    200
  get-roles                 200    200     200    200
  add-role                  401    403     403    200
  update-role               401    403     403    200
  remove-role               401    403     403    200
  get-styles                200    200     200    200
  add-style                 401    403     403    200
  update-style              401    403     403    200
  remove-style              401    403     403    200
  get-maps                  200    200     200    200
  add-map                   401    403     403    200
  update-map                401    403     403    200
  remove-map                401    403     403    200
  get-rewards               200    200     200    200
  add-reward                401    403     403    200
  update-reward             401    403     403    200
  remove-reward             401    403     403    200
  get-perks                 200    200     200    200
  add-perk                  401    403     403    200
  update-perk               401    403     403    200
  remove-perk               401    403     403    200
  get-keyplays              200    200     200    200
  add-keyplay               401    403     403    200
  update-keyplay            401    403     403    200
  remove-keyplay            401    403     403    200
  get-sleeves               200    200     200    200
  add-sleeve                401    403     403    200
  update-sleeve             401    403     403    200
  remove-sleeve             401    403     403    200
  export-catalogue          401    403     403    200
  import-catalogue          401    403     403    200

  get-picture               401    403     403    200
  upload-picture            401    403     403    200
  remove-picture            401    403     403    200

  get-clans                 200    200     200    200
  get-clan                  200    200     200    200
  get-clan-members          200    200     200    200
  add-clan                  401    403     200    403
  join-clan                 401    403     200    403
  leave-clan                401    403     200    403
  delete-clan               401    403     200    403
  update-clan               401    403     200    403
  set-clan-role             401    403     200    403
  remove-clan-member        401    403     200    403

  send-invite               401    403     200    403
  accept-invite             401    403     200    403
  refuse-invite             401    403     200    403
  cancel-invite             401    403     200    403
  remove-friend             401    403     200    403
  block-user                401    200     200    200
  unblock-user              401    200     200    200
  get-notifications         401    200     200    200
  read-notifications        401    200     200    200

  get-audit-log             401    403     403    200
  get-security-events       401    403     403    200
`

export type Asker = 'nobody' | 'another' | 'user' | 'admin'
export type Right = { verb: string } & Record<Asker, number>

export const rights: Right[] = table
  .trim()
  .split('\n')
  .slice(1)
  .filter(line => line.trim() !== '')
  .map(line => {
    const [verb = '', ...statuses] = line.trim().split(/\s+/)
    const [nobody = 0, another = 0, user = 0, admin = 0] = statuses.map(Number)
    return { verb, nobody, another, user, admin }
  })

export const rightsOf = (verb: string): Right | undefined => rights.find(each => each.verb === verb)
