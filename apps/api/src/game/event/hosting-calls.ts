import { feature, gamePath } from '../../ground/contract/call.ts'
import { adoptEvent } from './adoption/adopt-event.ts'
import { admitParticipant, removeParticipant } from './hosting/edit-participants.ts'
import { handOverEvent, renewEventCode, updateHostedEvent } from './hosting/edit-private-event.ts'
import { getEventInvite } from './hosting/get-event-invite.ts'
import { getOwnEvents } from './hosting/get-own-events.ts'
import { getParticipants } from './hosting/get-participants.ts'
import { hostEvent } from './hosting/host-event.ts'
import { joinPrivateEvent } from './hosting/join-private-event.ts'
import { getHostingLimits, updateHostingLimits } from './hosting/limits.ts'
import { getSteamLink, removeSteamLink, startSteamLink } from './hosting/steam-link.ts'
import { closeEvent } from './moderation/close-event.ts'
import { getPrivateEvents } from './moderation/get-private-events.ts'
import { dismissReports, reportEvent } from './moderation/report-event.ts'
import { getEventPlayers } from './own-players/get-event-players.ts'
import { getSeenPlayers } from './own-players/get-seen-players.ts'
import { setEventPlayers } from './own-players/set-event-players.ts'

const ofCircle = [
  'hosting.getEventInvite',
  'hosting.getOwnEvents',
  'hosting.getParticipants',
  'event.getEvents',
  'account.getUser',
] as const
/** A change of a private event by its owner. */
const edit = { scope: 'admin', refusals: [404, 409], refreshes: ['hosting.getParticipants'] } as const

/** The calls of private events (rulebook 30.1 to 30.14). */
export const hostingCalls = feature(gamePath, 'Private events', {
  getOwnEvents: {
    scope: 'read',
    summary: 'The private events that the caller owns, organises or takes part in',
    refusals: [],
    staleAfter: ['notification'],
    run: getOwnEvents,
  },
  getEventInvite: {
    scope: 'read',
    summary: 'What the code of a private event shows to anybody',
    refusals: [404],
    staleAfter: ['notification'],
    run: getEventInvite,
  },
  getParticipants: {
    scope: 'read',
    summary: 'Who takes part in a private event, who of them has a deck in the open phase, and its code',
    refusals: [404],
    staleAfter: ['notification', 'event_changed', 'phase_opened', 'phase_locked'],
    run: getParticipants,
  },
  getHostingLimits: {
    scope: 'read',
    summary: 'The limits of private events',
    refusals: [],
    run: getHostingLimits,
  },
  updateHostingLimits: {
    ...edit,
    summary: 'Changes the limits of private events',
    refusals: [],
    refreshes: ['hosting.getHostingLimits'],
    run: updateHostingLimits,
  },
  hostEvent: {
    scope: 'play',
    summary: 'Makes a private event, which the caller owns',
    refusals: [409],
    refreshes: ofCircle,
    run: hostEvent,
  },
  joinPrivateEvent: {
    scope: 'play',
    summary: 'Takes part in a private event by its code, or asks to be let in',
    refusals: [404, 409],
    refreshes: ofCircle,
    run: joinPrivateEvent,
  },
  removeParticipant: {
    scope: 'play',
    summary: 'Removes a user from a private event; without a user the caller leaves',
    refusals: [404, 409],
    refreshes: ofCircle,
    run: removeParticipant,
  },
  admitParticipant: { ...edit, summary: 'Lets a user into a private event', run: admitParticipant },
  renewEventCode: { ...edit, summary: 'Gives a private event a new code', run: renewEventCode },
  updateHostedEvent: {
    ...edit,
    summary:
      'Changes the prize of a private event, whom its code lets in, which cards its players hold, and who opens its phases',
    refreshes: [...ofCircle, 'event.getEvent', 'deck.getCards'],
    run: updateHostedEvent,
  },
  handOverEvent: {
    ...edit,
    summary: 'Makes an organiser of a private event its owner',
    refreshes: [...ofCircle, 'eventConfig.getOrganisers'],
    run: handOverEvent,
  },
  getEventPlayers: {
    scope: 'admin',
    summary: "A private event's own players, with their teams",
    refusals: [404],
    run: getEventPlayers,
  },
  getSeenPlayers: {
    scope: 'admin',
    summary: 'Everybody whom the game servers of a private event have seen, by team',
    refusals: [404],
    run: getSeenPlayers,
  },
  setEventPlayers: {
    ...edit,
    summary: "Adds and changes a private event's own players; the same rows once more change nothing",
    refreshes: ['hosting.getEventPlayers', 'hosting.getSeenPlayers', 'event.getEvent', 'event.getEvents'],
    run: setEventPlayers,
  },
  getSteamLink: {
    scope: 'read',
    summary: 'The SteamID that the caller has, and the code by which the chat of a game server links one',
    refusals: [404],
    staleAfter: ['notification'],
    run: getSteamLink,
  },
  startSteamLink: {
    scope: 'play',
    summary: 'Opens a code that links a SteamID when it is written in the chat of the game server',
    refusals: [404, 409],
    refreshes: ['hosting.getSteamLink'],
    run: startSteamLink,
  },
  removeSteamLink: {
    scope: 'play',
    summary: 'Unlinks a SteamID that was linked by the chat of a game server',
    refusals: [404],
    refreshes: [
      'hosting.getSteamLink',
      'hosting.getParticipants',
      'account.getUsers',
      'provider.getLinks',
      'event.getEvent',
    ],
    run: removeSteamLink,
  },
  closeEvent: {
    ...edit,
    summary: 'Closes a private event with a reason, or opens it again',
    refreshes: ['hosting.getPrivateEvents', 'hosting.getParticipants', 'event.getEvent', 'event.getEvents'],
    run: closeEvent,
  },
  adoptEvent: {
    ...edit,
    summary: 'Makes a private event public, and its own players and teams records of the catalogue',
    refreshes: ['hosting.getPrivateEvents', 'hosting.getParticipants', 'event.getEvent', 'event.getEvents'],
    run: adoptEvent,
  },
  reportEvent: {
    scope: 'play',
    summary: 'Reports a private event to the admins; once more changes the reason',
    refusals: [404],
    refreshes: ['hosting.getPrivateEvents'],
    run: reportEvent,
  },
  getPrivateEvents: {
    scope: 'admin',
    summary: 'Private events with their owners, and the reports about them',
    refusals: [],
    run: getPrivateEvents,
  },
  dismissReports: {
    scope: 'admin',
    summary: 'Removes the reports about a private event',
    refusals: [404],
    refreshes: ['hosting.getPrivateEvents'],
    run: dismissReports,
  },
})
