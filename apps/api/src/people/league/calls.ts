import { feature } from '../../ground/contract/call.ts'
import { addLeague } from './edit/add-league.ts'
import { deleteLeague } from './edit/delete-league.ts'
import { renewLeague } from './edit/renew-league.ts'
import { renewLeagueCode } from './edit/renew-league-code.ts'
import { updateLeague } from './edit/update-league.ts'
import { getLeagueGlance } from './glance/get-league-glance.ts'
import { getLeagueHistory } from './history/get-league-history.ts'
import { getLeagueMeetings } from './history/get-league-meetings.ts'
import { getLeagueRanks } from './history/get-league-ranks.ts'
import { admitLeagueMember } from './member/admit-league-member.ts'
import { joinLeague } from './member/join-league.ts'
import { leaveLeague } from './member/leave-league.ts'
import { remindLeagueMembers } from './member/remind-league-members.ts'
import { removeLeagueMember } from './member/remove-league-member.ts'
import { updateLeagueRole } from './member/update-league-role.ts'
import { getHolders } from './read/get-holders.ts'
import { getLeague } from './read/get-league.ts'
import { getLeagueBracket } from './read/get-league-bracket.ts'
import { getLeagueFixtures } from './read/get-league-fixtures.ts'
import { getLeagueMembers } from './read/get-league-members.ts'
import { getLeaguePreview } from './read/get-league-preview.ts'
import { getLeagueTitles } from './read/get-league-titles.ts'
import { getLeagues } from './read/get-leagues.ts'
import { getSeason } from './season/get-season.ts'
import { getLeagueTable } from './table/get-league-table.ts'

const read = { scope: 'read', refusals: [404] } as const
/** A change of a league or of its members: everything that shows leagues becomes stale. */
const change = {
  scope: 'play',
  refusals: [404, 409],
  refreshes: [
    'league.getLeagues',
    'league.getLeague',
    'league.getLeagueMembers',
    'league.getLeaguePreview',
    'league.getLeagueTable',
    'league.getLeagueFixtures',
    'league.getLeagueBracket',
  ],
} as const

export const leagueCalls = feature('/api/social', 'Leagues', {
  getLeagues: {
    ...read,
    summary:
      "The asker's own leagues and those that exist by themselves, each with rank and movement, and a page of the public ones",
    refusals: [],
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagues,
  },
  getLeague: {
    ...read,
    summary:
      'A league with its settings, rounds, first members, closing and draw; private ones for members only',
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeague,
  },
  getLeagueMembers: {
    ...read,
    summary: 'A page of the members of a league',
    staleAfter: ['notification'],
    run: getLeagueMembers,
  },
  getLeaguePreview: {
    ...read,
    summary: 'What a holder of the code of a league sees before joining it',
    staleAfter: ['notification'],
    run: getLeaguePreview,
  },
  getLeagueTable: {
    ...read,
    summary: "A page of a league's table after a round, with the caller's row, whatever its rank",
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagueTable,
  },
  getLeagueFixtures: {
    ...read,
    summary: 'The fixtures of a round: of a head to head, or the ties of a cup',
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagueFixtures,
  },
  getLeagueBracket: {
    ...read,
    summary: 'The bracket of a cup as far as it has been played',
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagueBracket,
  },
  getLeagueGlance: {
    ...read,
    summary: 'A page of the members of a locked round by cards: who held whom, and the points so far',
    refusals: [404, 409],
    staleAfter: ['leagues_changed', 'scores_changed', 'notification'],
    run: getLeagueGlance,
  },
  getLeagueRanks: {
    ...read,
    summary: 'The ranks of the caller, and of the members next to them, by round',
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagueRanks,
  },
  getLeagueHistory: {
    ...read,
    summary: 'The champions and records of a league over its renewals',
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagueHistory,
  },
  getLeagueMeetings: {
    ...read,
    summary: 'How two members have done against each other over the renewals of a league',
    staleAfter: ['leagues_changed', 'notification'],
    run: getLeagueMeetings,
  },
  getSeason: {
    ...read,
    summary: "A page of the season board of a calendar year, with the caller's row",
    refusals: [],
    run: getSeason,
  },
  getLeagueTitles: { ...read, summary: 'The leagues that a user has won', run: getLeagueTitles },
  getHolders: {
    ...read,
    summary: "How many members of the caller's leagues hold each of the caller's cards of a locked phase",
    refusals: [404, 409],
    staleAfter: ['phase_locked'],
    run: getHolders,
  },
  addLeague: { ...change, summary: 'Makes a league and the caller its owner', run: addLeague },
  updateLeague: {
    ...change,
    summary: "Changes the name, visibility or entry of the caller's league",
    run: updateLeague,
  },
  deleteLeague: {
    ...change,
    summary: "Deletes the caller's league and notifies its members",
    run: deleteLeague,
  },
  renewLeagueCode: {
    ...change,
    summary: "Gives the caller's league a new code; the old one stops working",
    run: renewLeagueCode,
  },
  renewLeague: {
    ...change,
    summary: "Makes the next league of the caller's ended league, with the same settings and members",
    run: renewLeague,
  },
  joinLeague: {
    ...change,
    summary: 'Joins the league with a code, or asks its owner to be let in',
    run: joinLeague,
  },
  leaveLeague: {
    ...change,
    summary: 'Leaves a league, or takes back the wish to be let in',
    run: leaveLeague,
  },
  removeLeagueMember: {
    ...change,
    summary: 'Removes a member, who can return only when let in',
    run: removeLeagueMember,
  },
  admitLeagueMember: { ...change, summary: 'Lets in who asked to be, or refuses', run: admitLeagueMember },
  updateLeagueRole: {
    ...change,
    summary: 'Makes a member a moderator, or a moderator a member',
    run: updateLeagueRole,
  },
  remindLeagueMembers: {
    ...change,
    summary: 'Reminds members without a deck of the coming lock, once a day; the answer does not say whom',
    refreshes: ['league.getLeague'],
    run: remindLeagueMembers,
  },
})
