import type { CallRecords } from '../call.ts'

const path = '/api/social'
const read = {
  method: 'GET',
  access: 'public',
  scope: 'read',
  refusals: [404],
  defaultText: 'unknown',
  refreshes: [],
} as const
/** A change of a league or of its members: everything that shows leagues becomes stale. */
const change = {
  method: 'POST',
  access: 'user',
  scope: 'play',
  refusals: [404, 409],
  defaultText: 'unknown',
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

export const league = {
  getLeagues: {
    ...read,
    path: `${path}/get-leagues`,
    summary:
      "The asker's own leagues and those that exist by themselves, each with rank and movement, and a page of the public ones",
    refusals: [],
  },
  getLeague: {
    ...read,
    path: `${path}/get-league`,
    summary:
      'A league with its settings, rounds, first members, closing and draw; private ones for members only',
  },
  getLeagueMembers: {
    ...read,
    path: `${path}/get-league-members`,
    summary: 'A page of the members of a league',
  },
  getLeaguePreview: {
    ...read,
    path: `${path}/get-league-preview`,
    summary: 'What whoever has the code of a league sees before joining it',
  },
  getLeagueTable: {
    ...read,
    path: `${path}/get-league-table`,
    summary: "A page of a league's table after a round, with the caller's row, whatever its rank",
  },
  getLeagueFixtures: {
    ...read,
    path: `${path}/get-league-fixtures`,
    summary: 'The fixtures of a round: of a head to head, or the ties of a cup',
  },
  getLeagueBracket: {
    ...read,
    path: `${path}/get-league-bracket`,
    summary: 'The bracket of a cup as far as it has been played',
  },
  getSeason: {
    ...read,
    path: `${path}/get-season`,
    summary: "A page of the season board of a calendar year, with the caller's row",
    refusals: [],
  },
  getLeagueTitles: {
    ...read,
    path: `${path}/get-league-titles`,
    summary: 'The leagues that a user has won',
  },
  getHolders: {
    ...read,
    access: 'user',
    path: `${path}/get-holders`,
    summary: "How many members of the caller's leagues hold each of the caller's cards of a locked phase",
    refusals: [404, 409],
  },
  addLeague: {
    ...change,
    path: `${path}/add-league`,
    summary: 'Makes a league and the caller its owner',
  },
  updateLeague: {
    ...change,
    path: `${path}/update-league`,
    summary: "Changes the name, visibility or entry of the caller's league",
  },
  deleteLeague: {
    ...change,
    path: `${path}/delete-league`,
    summary: "Deletes the caller's league and notifies its members",
  },
  renewLeagueCode: {
    ...change,
    path: `${path}/renew-league-code`,
    summary: "Gives the caller's league a new code; the old one stops working",
  },
  renewLeague: {
    ...change,
    path: `${path}/renew-league`,
    summary: "Makes the next league of the caller's ended league, with the same settings and members",
  },
  joinLeague: {
    ...change,
    path: `${path}/join-league`,
    summary: 'Joins the league with a code, or asks its owner to be let in',
  },
  leaveLeague: {
    ...change,
    path: `${path}/leave-league`,
    summary: 'Leaves a league, or takes back the wish to be let in',
  },
  removeLeagueMember: {
    ...change,
    path: `${path}/remove-league-member`,
    summary: 'Removes a member, who can return only when let in',
  },
  admitLeagueMember: {
    ...change,
    path: `${path}/admit-league-member`,
    summary: 'Lets in who asked to be, or refuses',
  },
  updateLeagueRole: {
    ...change,
    path: `${path}/update-league-role`,
    summary: 'Makes a member a moderator, or a moderator a member',
  },
  remindLeagueMembers: {
    ...change,
    path: `${path}/remind-league-members`,
    summary: 'Reminds members without a deck of the coming lock, once a day; the answer does not say whom',
    refreshes: ['league.getLeague'],
  },
} satisfies CallRecords
