import type account from './en/account.ts'
import type admin from './en/admin.ts'
import type adminAudit from './en/admin-audit.ts'
import type adminCatalogue from './en/admin-catalogue.ts'
import type adminConfig from './en/admin-config.ts'
import type adminDisputes from './en/admin-disputes.ts'
import type adminErrors from './en/admin-errors.ts'
import type adminEventFile from './en/admin-event-file.ts'
import type adminEvents from './en/admin-events.ts'
import type adminMaps from './en/admin-maps.ts'
import type adminPhases from './en/admin-phases.ts'
import type adminPlayers from './en/admin-players.ts'
import type adminScores from './en/admin-scores.ts'
import type adminSources from './en/admin-sources.ts'
import type adminWinners from './en/admin-winners.ts'
import type clans from './en/clans.ts'
import type consent from './en/consent.ts'
import type deck from './en/deck.ts'
import type device from './en/device.ts'
import type embed from './en/embed.ts'
import errors from './en/errors.ts'
import type events from './en/events.ts'
import type fields from './en/fields.ts'
import type friends from './en/friends.ts'
import type home from './en/home.ts'
import type hosting from './en/hosting.ts'
import type keyplayFacts from './en/keyplay-facts.ts'
import type keyplays from './en/keyplays.ts'
import type landing from './en/landing.ts'
import type leaderboards from './en/leaderboards.ts'
import type leagues from './en/leagues.ts'
import type legal from './en/legal.ts'
import type live from './en/live.ts'
import type matches from './en/matches.ts'
import type notifications from './en/notifications.ts'
import type perks from './en/perks.ts'
import type phases from './en/phases.ts'
import type planning from './en/planning.ts'
import type professionals from './en/professionals.ts'
import type profile from './en/profile.ts'
import type proof from './en/proof.ts'
import type reveal from './en/reveal.ts'
import type rivalry from './en/rivalry.ts'
import type rules from './en/rules.ts'
import type settings from './en/settings.ts'
import type share from './en/share.ts'
import shell from './en/shell.ts'
import type sleeves from './en/sleeves.ts'
import type story from './en/story.ts'
import type tour from './en/tour.ts'
import ui from './en/ui.ts'
import type webhooks from './en/webhooks.ts'
import type welcome from './en/welcome.ts'

/** The English texts of every namespace; a new screen adds a line here and a file in `en` and in `pl`. */
export type Texts = {
  'admin-audit': typeof adminAudit
  'admin-catalogue': typeof adminCatalogue
  'admin-config': typeof adminConfig
  'admin-disputes': typeof adminDisputes
  'admin-errors': typeof adminErrors
  'admin-event-file': typeof adminEventFile
  'admin-events': typeof adminEvents
  'admin-maps': typeof adminMaps
  'admin-phases': typeof adminPhases
  'admin-scores': typeof adminScores
  'admin-players': typeof adminPlayers
  'admin-sources': typeof adminSources
  'admin-winners': typeof adminWinners
  'keyplay-facts': typeof keyplayFacts
  account: typeof account
  admin: typeof admin
  clans: typeof clans
  consent: typeof consent
  deck: typeof deck
  device: typeof device
  embed: typeof embed
  errors: typeof errors
  events: typeof events
  fields: typeof fields
  friends: typeof friends
  home: typeof home
  hosting: typeof hosting
  keyplays: typeof keyplays
  landing: typeof landing
  leaderboards: typeof leaderboards
  leagues: typeof leagues
  legal: typeof legal
  live: typeof live
  matches: typeof matches
  notifications: typeof notifications
  perks: typeof perks
  phases: typeof phases
  planning: typeof planning
  professionals: typeof professionals
  profile: typeof profile
  proof: typeof proof
  reveal: typeof reveal
  rivalry: typeof rivalry
  rules: typeof rules
  settings: typeof settings
  share: typeof share
  shell: typeof shell
  sleeves: typeof sleeves
  story: typeof story
  tour: typeof tour
  ui: typeof ui
  webhooks: typeof webhooks
  welcome: typeof welcome
}
export type Namespace = keyof Texts

/** The texts that every page needs, which load with the app; the others load with their screen. */
export const eager = { errors, shell, ui }
