import type { calls } from '../../contract/calls.ts'

/** What the document says of a call: one sentence, and the statuses that nothing else tells it may refuse with. */
export type Told = { summary: string; refuses: readonly (401 | 404 | 409)[] }

const told = (summary: string, ...refuses: Told['refuses']): Told => ({ summary, refuses })

const list = (many: string) => told(`A page of ${many}, found by a phrase`)
const add = (one: string) => told(`Adds a ${one}`, 404, 409)
const update = (one: string) => told(`Changes a ${one}`, 404, 409)
const remove = (one: string) => told(`Removes a ${one} that nothing uses`, 404, 409)

type Table = typeof calls

/** A call without a sentence does not compile. */
export const tellings: { [Feature in keyof Table]: { [Verb in keyof Table[Feature]]: Told } } = {
  account: {
    login: told('Signs in; a session cookie comes with the answer', 401),
    signUp: told('Makes an account and signs in', 409),
    getUser: told('Who is signed in, and the profile of a user'),
    logout: told('Ends the session'),
    deleteAccount: told('Hides the account at once and erases it in 14 days; signing in restores it', 409),
    updateProfile: told('Changes the display name and the avatar', 409),
  },
  event: {
    getEvent: told('An event with its phases, teams, players, perks, matches and rewards', 404),
    getEvents: told('Events by their ids; without ids all that the asker may see'),
    getFeaturedEvents: told('The events that admins feature'),
  },
  eventConfig: {
    getPhaseDecks: told('How many decks each phase has, and how many are full', 404),
    addEvent: told('Adds an event'),
    updateEvent: told('Changes an event; marking it completed grants its rewards', 404, 409),
    removeEvent: told('Removes an event without decks', 404, 409),
    addPhase: told('Adds a phase after the last', 404, 409),
    updatePhase: told('Changes a phase; a lock that has passed stays', 404, 409),
    removePhase: told('Removes a phase without decks and renumbers the rest', 404, 409),
    reorderPhases: told('Moves a phase to another place', 404, 409),
    addPhaseTeam: told('Lets a team and some of its players take part in a phase', 404, 409),
    removePhaseTeam: told('Takes a team out of a phase; with force also out of decks', 404, 409),
    addPhaseTeamPlayer: told('Lets a player take part in a phase', 404, 409),
    removePhaseTeamPlayer: told('Takes a player out of a phase; with force also out of decks', 404, 409),
    addPhaseMatch: told('Adds a match with its maps', 404, 409),
    updatePhaseMatch: told('Changes a match and its maps', 404, 409),
    removePhaseMatch: told('Removes a match', 404, 409),
    updatePhasePerks: told('Sets the perks of a phase; with force those used vanish from decks', 404, 409),
    addEventReward: told('Adds a reward for a range of ranks', 404, 409),
    updateEventReward: told('Changes a reward of an event', 404, 409),
    removeEventReward: told('Removes a reward of an event', 404, 409),
  },
  deck: {
    getCards: told("A user's cards; those of others only of phases that have locked"),
    addCard: told('Adds a card to the deck of an open phase', 404, 409),
    removeCard: told('Removes a card with its keyplays and perks', 404, 409),
    updateDeckOrder: told('Moves a card to the place of another', 404, 409),
    addCardKeyplay: told('Puts a keyplay on a card', 404, 409),
    removeCardKeyplay: told('Takes a keyplay off a card', 404, 409),
    addCardPerk: told('Puts a perk on a card while its supply lasts', 404, 409),
    removeCardPerk: told('Takes a perk off a card', 404, 409),
    transferCardPerk: told('Moves a perk from one card to another', 404, 409),
    handleNextPhase: told('Acknowledges a decided phase and carries the cards of a winner over', 404, 409),
    getPickRates: told('Which share of the decks of a phase holds each player', 404),
  },
  score: {
    getEventScores: told('A page of the leaderboard, with the own row wherever it ranks', 404),
    getDeckScore: told("What a user's cards scored, explained to the count", 404),
    getBestDeck: told('The best deck of a phase in hindsight, beside the own', 404, 409),
    getScoreUploads: told('The uploads of an event, newest first', 404),
    getPastScores: told('What decks of past events scored, to set a goal by', 404),
    restoreUpload: told('Lets the counts of an earlier upload stand again', 404, 409),
    recheckEvent: told('Judges locked decks by the catalogue as it is now, or says who would gain', 404, 409),
  },
  catalogue: {
    getTeams: list('teams'),
    addTeam: add('team'),
    updateTeam: update('team'),
    removeTeam: remove('team'),
    getPlayers: list('players'),
    addPlayer: add('player'),
    updatePlayer: update('player'),
    removePlayer: remove('player'),
    getRoles: list('roles'),
    addRole: add('role'),
    updateRole: update('role'),
    removeRole: remove('role'),
    getStyles: list('styles'),
    addStyle: add('style'),
    updateStyle: update('style'),
    removeStyle: remove('style'),
    getMaps: list('maps'),
    addMap: add('map'),
    updateMap: update('map'),
    removeMap: remove('map'),
    getRewards: list('rewards'),
    addReward: add('reward'),
    updateReward: update('reward'),
    removeReward: remove('reward'),
    getPerks: list('perks'),
    addPerk: add('perk'),
    updatePerk: update('perk'),
    removePerk: remove('perk'),
    getKeyplays: list('keyplays'),
    addKeyplay: add('keyplay'),
    updateKeyplay: update('keyplay'),
    removeKeyplay: remove('keyplay'),
    getSleeves: list('sleeves'),
    addSleeve: add('sleeve'),
    updateSleeve: update('sleeve'),
    removeSleeve: remove('sleeve'),
    exportCatalogue: told('All players or all teams as a CSV file'),
  },
  picture: {
    getPicture: told('The uploaded picture under a key, null where the drawn one is served'),
    removePicture: told('Lets the drawn picture be served again', 404, 409),
  },
  clan: {
    getClans: told('A page of clans, found by a phrase'),
    getClan: told('A clan with its picture and how many members it has', 404),
    getClanMembers: told('A page of the members of a clan', 404),
    addClan: told('Founds a clan and makes the asker its owner', 404, 409),
    joinClan: told('Joins a clan', 404, 409),
    leaveClan: told('Leaves a clan', 404, 409),
    deleteClan: told('Deletes the own clan and frees its members', 404, 409),
    updateClan: told('Renames the own clan or changes its picture', 404, 409),
    setClanRole: told('Makes a member a moderator, or a moderator a member', 404, 409),
    removeClanMember: told('Removes a member', 404, 409),
  },
  friend: {
    sendInvite: told('Invites a user to be a friend', 404, 409),
    acceptInvite: told('Accepts an invite', 404, 409),
    refuseInvite: told('Refuses an invite', 404, 409),
    cancelInvite: told('Takes an own invite back', 404, 409),
    removeFriend: told('Ends a friendship', 404, 409),
  },
  notification: {
    getNotifications: told('A page of the own notifications, newest first'),
    readNotifications: told('Marks own notifications as read'),
  },
  audit: { getAuditLog: told('A page of what admins wrote: who, when, what, before and after') },
  system: { getDate: told("The database's clock") },
}

/** The features as headings; live is no procedure. */
export const headings: Record<keyof Table | 'live', string> = {
  account: 'Signing in and profiles',
  event: 'Events as players see them',
  eventConfig: 'Configuring events: for admins',
  deck: 'Cards, keyplays and perks',
  score: 'Scores, leaderboards and score files',
  catalogue: 'Reference data in nine kinds: reading for everybody, writing for admins',
  picture: 'Uploaded pictures: for admins',
  clan: 'Clans',
  friend: 'Friends',
  notification: 'What happened to a user',
  audit: 'What admins wrote',
  system: "The server's clock",
  live: 'What changes, as it happens',
}
