// Written by `pnpm --filter @game/api run docs` from the tables of calls of the API's features.

/** Every call, as `feature.verb`. */
export type CallName =
  | `account.${'login' | 'signUp' | 'getUser' | 'getUsers' | 'logout' | 'changePassword' | 'setPassword' | 'exportData' | 'getSessions' | 'endSession' | 'endOtherSessions' | 'deleteAccount' | 'updateProfile'}`
  | `accessToken.${'getTokens' | 'addToken' | 'revokeToken'}`
  | `passkey.${'getPasskeys' | 'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'startPasskeyLogin' | 'passkeyLogin'}`
  | `provider.${'getProviders' | 'getLinks' | 'startLink' | 'unlink' | 'startProviderLogin' | 'finishProvider' | 'signUpByProvider'}`
  | `contact.${'getMailState' | 'getContact' | 'saveSettings' | 'unsubscribe' | 'sendConfirmation' | 'changeEmail' | 'confirmEmail' | 'sendReset' | 'resetPassword' | 'getPushKey' | 'subscribePush' | 'unsubscribePush' | 'getCalendarLink' | 'renewCalendarLink' | 'removeCalendarLink'}`
  | `event.${'getEvent' | 'getEvents' | 'getFeaturedEvents'}`
  | `eventConfig.${'getPhaseDecks' | 'getEventMessages' | 'sendEventMessage' | 'getOrganisers' | 'addOrganiser' | 'acceptOrganiser' | 'removeOrganiser' | 'addEvent' | 'updateEvent' | 'removeEvent' | 'copyEvent' | 'exportEvent' | 'importEvent' | 'addPhase' | 'copyPhase' | 'updatePhase' | 'lowerPhaseGoal' | 'removePhase' | 'reorderPhases' | 'addPhaseTeam' | 'removePhaseTeam' | 'addPhaseTeamPlayer' | 'removePhaseTeamPlayer' | 'updateLineUpNews' | 'addPhaseMatch' | 'addPhaseMatches' | 'updatePhaseMatch' | 'removePhaseMatch' | 'updatePhasePerks' | 'addEventReward' | 'updateEventReward' | 'removeEventReward'}`
  | `hosting.${'getOwnEvents' | 'getEventInvite' | 'getParticipants' | 'getHostingLimits' | 'updateHostingLimits' | 'hostEvent' | 'joinPrivateEvent' | 'removeParticipant' | 'admitParticipant' | 'renewEventCode' | 'updateHostedEvent' | 'handOverEvent' | 'getEventPlayers' | 'getSeenPlayers' | 'setEventPlayers' | 'getSteamLink' | 'startSteamLink' | 'removeSteamLink' | 'closeEvent' | 'adoptEvent' | 'reportEvent' | 'getPrivateEvents' | 'dismissReports'}`
  | `deck.${'getCards' | 'addCard' | 'removeCard' | 'updateDeckOrder' | 'addCardKeyplay' | 'removeCardKeyplay' | 'addCardPerk' | 'removeCardPerk' | 'transferCardPerk' | 'handleNextPhase' | 'saveDraftDeck' | 'useDraftDeck' | 'getPickRates'}`
  | `shortlist.${'getShortlist' | 'updateShortlist'}`
  | `score.${'getEventScores' | 'getDeckScore' | 'getBestDeck' | 'getKeyplayHistory' | 'getPlayerScores' | 'getEventResults' | 'getRankHistory' | 'getProjectedRank' | 'getProof' | 'getProofBundle' | 'getReceipt' | 'getWinners' | 'exportWinners' | 'handOutReward' | 'closeHandout' | 'getPhaseMaps' | 'getScoreUploads' | 'getScoreUpload' | 'getScoreFile' | 'getEventWork' | 'getPastScores' | 'proposeGoals' | 'uploadScore' | 'updatePhaseMaps' | 'restoreUpload' | 'recheckEvent'}`
  | `rivalry.${'getRivalry'}`
  | `story.${'getDeckHistory' | 'getCareer' | 'getSeasonReview' | 'getProfessional'}`
  | `match.${'getMatches' | 'getMatch'}`
  | `scoreSource.${'addScoreSource' | 'getScoreSources' | 'updateScoreSource' | 'removeScoreSource' | 'rereadScoreSource' | 'uploadSourceLog'}`
  | `dispute.${'sendDispute' | 'getOwnDisputes' | 'getDisputes' | 'answerDispute'}`
  | `catalogue.${'getTeams' | 'addTeam' | 'updateTeam' | 'removeTeam' | 'getPlayers' | 'addPlayer' | 'updatePlayer' | 'removePlayer' | 'getRoles' | 'addRole' | 'updateRole' | 'removeRole' | 'getStyles' | 'addStyle' | 'updateStyle' | 'removeStyle' | 'getMaps' | 'addMap' | 'updateMap' | 'removeMap' | 'getRewards' | 'addReward' | 'updateReward' | 'removeReward' | 'getPerks' | 'addPerk' | 'updatePerk' | 'removePerk' | 'getKeyplays' | 'addKeyplay' | 'updateKeyplay' | 'removeKeyplay' | 'getSleeves' | 'addSleeve' | 'updateSleeve' | 'removeSleeve' | 'exportCatalogue' | 'importCatalogue'}`
  | `picture.${'getPicture' | 'uploadPicture' | 'removePicture'}`
  | `clan.${'getClans' | 'getClan' | 'getClanMembers' | 'addClan' | 'joinClan' | 'leaveClan' | 'deleteClan' | 'updateClan' | 'setClanRole' | 'removeClanMember'}`
  | `friend.${'sendInvite' | 'acceptInvite' | 'refuseInvite' | 'cancelInvite' | 'removeFriend' | 'blockUser' | 'unblockUser'}`
  | `league.${'getLeagues' | 'getLeague' | 'getLeagueMembers' | 'getLeaguePreview' | 'getLeagueTable' | 'getLeagueFixtures' | 'getLeagueBracket' | 'getLeagueGlance' | 'getLeagueRanks' | 'getLeagueHistory' | 'getLeagueMeetings' | 'getSeason' | 'getLeagueTitles' | 'getHolders' | 'addLeague' | 'updateLeague' | 'deleteLeague' | 'renewLeagueCode' | 'renewLeague' | 'joinLeague' | 'leaveLeague' | 'removeLeagueMember' | 'admitLeagueMember' | 'updateLeagueRole' | 'remindLeagueMembers'}`
  | `talk.${'getTalk' | 'addPost' | 'editPost' | 'deletePost' | 'reactToPost' | 'reportPost' | 'keepPost' | 'pinPost' | 'readTalk' | 'muteTalk'}`
  | `webhook.${'getWebhooks' | 'getDeliveries' | 'addWebhook' | 'updateWebhook' | 'removeWebhook' | 'testWebhook' | 'redeliver'}`
  | `notification.${'getNotifications' | 'getNotificationGroups' | 'getMutes' | 'muteNotifications' | 'unmuteNotifications' | 'readNotifications'}`
  | `audit.${'getAuditLog' | 'getSecurityEvents'}`
  | `system.${'getDate'}`

/** The calls that take a file. */
export type FormName = 'eventConfig.importEvent' | 'score.uploadScore' | 'scoreSource.uploadSourceLog' | 'catalogue.importCatalogue' | 'picture.uploadPicture'

/** A text for each call of the back-office that has its own. */
export type AdminTexts = {
  eventConfig: Record<'addEvent' | 'updateEvent' | 'removeEvent' | 'copyEvent' | 'exportEvent' | 'importEvent' | 'addPhase' | 'copyPhase' | 'updatePhase' | 'lowerPhaseGoal' | 'removePhase' | 'reorderPhases' | 'addPhaseTeam' | 'removePhaseTeam' | 'addPhaseTeamPlayer' | 'removePhaseTeamPlayer' | 'updateLineUpNews' | 'addPhaseMatch' | 'addPhaseMatches' | 'updatePhaseMatch' | 'removePhaseMatch' | 'updatePhasePerks' | 'addEventReward' | 'updateEventReward' | 'removeEventReward', string>
  score: Record<'uploadScore', string>
  catalogue: Record<'getTeams' | 'addTeam' | 'updateTeam' | 'removeTeam' | 'getPlayers' | 'addPlayer' | 'updatePlayer' | 'removePlayer' | 'getRoles' | 'addRole' | 'updateRole' | 'removeRole' | 'addStyle' | 'updateStyle' | 'removeStyle' | 'getMaps' | 'addMap' | 'updateMap' | 'removeMap' | 'getRewards' | 'addReward' | 'updateReward' | 'removeReward' | 'getPerks' | 'addPerk' | 'updatePerk' | 'removePerk' | 'addKeyplay' | 'updateKeyplay' | 'removeKeyplay' | 'addSleeve' | 'updateSleeve' | 'removeSleeve' | 'exportCatalogue' | 'importCatalogue', string>
  picture: Record<'uploadPicture' | 'removePicture', string>
}

/** The texts for failed calls if the server sends none. */
export type DefaultText = 'login' | 'signUp' | 'user' | 'logout' | 'deleteAccount' | 'events' | 'featuredEvents' | 'loadDeck' | 'addCard' | 'removeCard' | 'moveCard' | 'addCardKeyplay' | 'removeCardKeyplay' | 'addCardPerk' | 'removeCardPerk' | 'transferCardPerk' | 'nextPhase' | 'eventScores' | 'loadDeckScore' | 'loadStyles' | 'loadKeyplays' | 'loadSleeves' | 'loadClan' | 'clanMembers' | 'addClan' | 'joinClan' | 'leaveClan' | 'deleteClan' | 'updateClan' | 'sendInvite' | 'removeFriend' | 'date'

/** `path` is left out if it is the feature's with the verb in kebab case, `method` if reads are GET and changes POST, `refreshes` if it is the feature's. */
export type WebCall = {
  path?: string
  method?: 'POST'
  defaultText?: DefaultText
  refreshes?: readonly string[]
}

type WebFeature = readonly [path: string, calls?: Readonly<Record<string, WebCall>>, refreshes?: readonly string[]]

/** The features: the path of their calls, what does not follow from the name of a call, and what most changes refresh besides `everyChange`. */
export const calls: Readonly<Record<string, WebFeature>> = {
  account: ['/api/auth', {
    login: { path: '/api/auth/login-query', defaultText: 'login' },
    signUp: { path: '/api/auth/signup-query', defaultText: 'signUp' },
    getUser: { method: 'POST', defaultText: 'user' },
    getUsers: { method: 'POST', defaultText: 'user' },
    logout: { defaultText: 'logout' },
    setPassword: { refreshes: ['provider.getLinks'] },
    deleteAccount: { defaultText: 'deleteAccount' },
  }],
  accessToken: ['/api/auth', {}, ['accessToken.getTokens']],
  passkey: ['/api/passkey', {
    startPasskeyLogin: { defaultText: 'login', refreshes: ['account.getUser'] },
    passkeyLogin: { defaultText: 'login', refreshes: ['account.getUser'] },
  }, ['passkey.getPasskeys']],
  provider: ['/api/provider', {
    startProviderLogin: { defaultText: 'login', refreshes: ['account.getUser'] },
    finishProvider: { defaultText: 'login', refreshes: ['account.getUser', 'provider.getLinks'] },
    signUpByProvider: { defaultText: 'signUp', refreshes: ['account.getUser'] },
  }, ['provider.getLinks']],
  contact: ['/api/contact', {
    confirmEmail: { refreshes: ['contact.getContact', 'account.getUser'] },
    resetPassword: { refreshes: ['account.getSessions'] },
    renewCalendarLink: { refreshes: ['contact.getCalendarLink'] },
    removeCalendarLink: { refreshes: ['contact.getCalendarLink'] },
  }, ['contact.getContact']],
  event: ['/api/clutchdeck', {
    getEvent: { method: 'POST' },
    getEvents: { method: 'POST', defaultText: 'events' },
    getFeaturedEvents: { defaultText: 'featuredEvents' },
  }],
  eventConfig: ['/api/clutchdeck', {
    sendEventMessage: { refreshes: ['eventConfig.getEventMessages'] },
    addOrganiser: { refreshes: ['eventConfig.getOrganisers'] },
    acceptOrganiser: { refreshes: ['account.getUser', 'event.getEvents', 'eventConfig.getOrganisers'] },
    removeOrganiser: { refreshes: ['account.getUser', 'event.getEvents', 'eventConfig.getOrganisers'] },
    importEvent: { refreshes: ['event.getEvent', 'event.getEvents', 'scoreSource.getScoreSources'] },
    updatePhase: { refreshes: ['event.getEvent', 'event.getEvents', 'score.proposeGoals'] },
  }],
  hosting: ['/api/clutchdeck', {
    updateHostingLimits: { refreshes: ['hosting.getHostingLimits'] },
    admitParticipant: { refreshes: ['hosting.getParticipants'] },
    renewEventCode: { refreshes: ['hosting.getParticipants'] },
    updateHostedEvent: { refreshes: ['hosting.getEventInvite', 'hosting.getOwnEvents', 'hosting.getParticipants', 'event.getEvents', 'account.getUser', 'event.getEvent', 'deck.getCards'] },
    handOverEvent: { refreshes: ['hosting.getEventInvite', 'hosting.getOwnEvents', 'hosting.getParticipants', 'event.getEvents', 'account.getUser', 'eventConfig.getOrganisers'] },
    setEventPlayers: { refreshes: ['hosting.getEventPlayers', 'hosting.getSeenPlayers', 'event.getEvent', 'event.getEvents'] },
    startSteamLink: { refreshes: ['hosting.getSteamLink'] },
    removeSteamLink: { refreshes: ['hosting.getSteamLink', 'hosting.getParticipants', 'account.getUsers', 'provider.getLinks', 'event.getEvent'] },
    closeEvent: { refreshes: ['hosting.getPrivateEvents', 'hosting.getParticipants', 'event.getEvent', 'event.getEvents'] },
    adoptEvent: { refreshes: ['hosting.getPrivateEvents', 'hosting.getParticipants', 'event.getEvent', 'event.getEvents'] },
    reportEvent: { refreshes: ['hosting.getPrivateEvents'] },
    dismissReports: { refreshes: ['hosting.getPrivateEvents'] },
  }, ['hosting.getEventInvite', 'hosting.getOwnEvents', 'hosting.getParticipants', 'event.getEvents', 'account.getUser']],
  deck: ['/api/clutchdeck', {
    getCards: { method: 'POST', defaultText: 'loadDeck' },
    addCard: { defaultText: 'addCard' },
    removeCard: { defaultText: 'removeCard' },
    updateDeckOrder: { defaultText: 'moveCard' },
    addCardKeyplay: { defaultText: 'addCardKeyplay' },
    removeCardKeyplay: { defaultText: 'removeCardKeyplay' },
    addCardPerk: { defaultText: 'addCardPerk' },
    removeCardPerk: { defaultText: 'removeCardPerk' },
    transferCardPerk: { defaultText: 'transferCardPerk' },
    handleNextPhase: { defaultText: 'nextPhase' },
  }],
  shortlist: ['/api/clutchdeck', {}, ['shortlist.getShortlist']],
  score: ['/api/clutchdeck', {
    getEventScores: { defaultText: 'eventScores' },
    getDeckScore: { defaultText: 'loadDeckScore' },
    getEventResults: { defaultText: 'eventScores' },
    handOutReward: { refreshes: ['score.getWinners'] },
    closeHandout: { refreshes: ['score.getWinners'] },
    recheckEvent: { refreshes: ['event.getEvent'] },
  }, ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent']],
  rivalry: ['/api/clutchdeck'],
  story: ['/api/clutchdeck'],
  match: ['/api/clutchdeck'],
  scoreSource: ['/api/clutchdeck', {}, ['scoreSource.getScoreSources']],
  dispute: ['/api/clutchdeck', {
    answerDispute: { refreshes: ['dispute.getDisputes'] },
  }, ['dispute.getOwnDisputes']],
  catalogue: ['/api/csdata', {
    getStyles: { defaultText: 'loadStyles' },
    getRewards: { path: '/api/get-rewards' },
    addReward: { path: '/api/add-reward' },
    updateReward: { path: '/api/update-reward' },
    removeReward: { path: '/api/remove-reward' },
    getPerks: { path: '/api/clutchdeck/get-perks' },
    addPerk: { path: '/api/clutchdeck/add-perk' },
    updatePerk: { path: '/api/clutchdeck/update-perk' },
    removePerk: { path: '/api/clutchdeck/remove-perk' },
    getKeyplays: { path: '/api/clutchdeck/get-keyplays', defaultText: 'loadKeyplays' },
    addKeyplay: { path: '/api/clutchdeck/add-keyplay' },
    updateKeyplay: { path: '/api/clutchdeck/update-keyplay' },
    removeKeyplay: { path: '/api/clutchdeck/remove-keyplay' },
    getSleeves: { path: '/api/clutchdeck/get-sleeves', defaultText: 'loadSleeves' },
    addSleeve: { path: '/api/clutchdeck/add-sleeve' },
    updateSleeve: { path: '/api/clutchdeck/update-sleeve' },
    removeSleeve: { path: '/api/clutchdeck/remove-sleeve' },
  }, ['catalogue.getTeams', 'catalogue.getPlayers', 'catalogue.getRoles', 'catalogue.getStyles', 'catalogue.getMaps', 'catalogue.getRewards', 'catalogue.getPerks', 'catalogue.getKeyplays', 'catalogue.getSleeves']],
  picture: ['/api', {}, ['picture.getPicture']],
  clan: ['/api/social', {
    getClans: { defaultText: 'loadClan' },
    getClan: { defaultText: 'loadClan' },
    getClanMembers: { defaultText: 'clanMembers' },
    addClan: { defaultText: 'addClan' },
    joinClan: { defaultText: 'joinClan' },
    leaveClan: { defaultText: 'leaveClan' },
    deleteClan: { defaultText: 'deleteClan' },
    updateClan: { defaultText: 'updateClan' },
  }, ['clan.getClans', 'clan.getClan', 'clan.getClanMembers', 'account.getUser']],
  friend: ['/api/social', {
    sendInvite: { defaultText: 'sendInvite' },
    removeFriend: { defaultText: 'removeFriend' },
  }],
  league: ['/api/social', {
    remindLeagueMembers: { refreshes: ['league.getLeague'] },
  }, ['league.getLeagues', 'league.getLeague', 'league.getLeagueMembers', 'league.getLeaguePreview', 'league.getLeagueTable', 'league.getLeagueFixtures', 'league.getLeagueBracket']],
  talk: ['/api/social', {}, ['talk.getTalk']],
  webhook: ['/api/webhooks', {
    getDeliveries: { path: '/api/webhooks/get-webhook-deliveries' },
    redeliver: { path: '/api/webhooks/redeliver-message' },
  }, ['webhook.getWebhooks', 'webhook.getDeliveries']],
  notification: ['/api/social', {
    readNotifications: { refreshes: ['notification.getNotifications', 'notification.getNotificationGroups'] },
  }, ['notification.getNotifications', 'notification.getNotificationGroups', 'notification.getMutes', 'talk.getTalk']],
  audit: ['/api/clutchdeck'],
  system: ['/api/system', {
    getDate: { defaultText: 'date' },
  }],
}

/** The calls that are read again after every change. */
export const everyChange: readonly CallName[] = ['account.getSessions', 'account.getUser', 'catalogue.getPlayers', 'catalogue.getTeams', 'deck.getCards', 'event.getEvent', 'event.getEvents']

/** The part of an answer without which no screen can do, and its type if it is no list. */
export const needs: Readonly<Record<string, readonly [part: string, type?: 'object' | 'string']>> = {
  'event.getEvent': ['event', 'object'],
  'event.getEvents': ['events'],
  'event.getFeaturedEvents': ['events'],
  'deck.getCards': ['cards'],
  'deck.getPickRates': ['rates'],
  'shortlist.getShortlist': ['playerIds'],
  'score.getEventScores': ['scores'],
  'score.getDeckScore': ['scores'],
  'match.getMatches': ['matches'],
  'match.getMatch': ['match', 'object'],
  'catalogue.getTeams': ['teams'],
  'catalogue.getPlayers': ['players'],
  'catalogue.getRoles': ['roles'],
  'catalogue.getStyles': ['styles'],
  'catalogue.getMaps': ['maps'],
  'catalogue.getRewards': ['rewards'],
  'catalogue.getPerks': ['perks'],
  'catalogue.getKeyplays': ['keyplays'],
  'catalogue.getSleeves': ['sleeves'],
  'clan.getClans': ['clans'],
  'clan.getClan': ['clan', 'object'],
  'clan.getClanMembers': ['members'],
  'notification.getNotifications': ['notifications'],
  'notification.getNotificationGroups': ['groups'],
  'system.getDate': ['date', 'string'],
}

/** The reads that a message of the stream makes stale, by their verbs. */
export const staleAfter = {
  scores_changed: ['getUser', 'getEvent', 'getEventScores', 'getDeckScore', 'getPlayerScores', 'getRankHistory', 'getProof', 'getPhaseMaps', 'getScoreUploads', 'proposeGoals', 'getRivalry', 'getMatches', 'getMatch', 'getClanMembers', 'getLeagueGlance'],
  clan_changed: ['getUser', 'getEventScores', 'getClans', 'getClan', 'getClanMembers'],
  notification: ['getUser', 'getEvent', 'getOwnEvents', 'getEventInvite', 'getParticipants', 'getSteamLink', 'getCards', 'getOwnDisputes', 'getClans', 'getClan', 'getClanMembers', 'getLeagues', 'getLeague', 'getLeagueMembers', 'getLeaguePreview', 'getLeagueTable', 'getLeagueFixtures', 'getLeagueBracket', 'getLeagueGlance', 'getLeagueRanks', 'getLeagueHistory', 'getLeagueMeetings', 'getNotifications', 'getNotificationGroups'],
  phase_opened: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getParticipants', 'getCards', 'getPickRates'],
  phase_locked: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getParticipants', 'getCards', 'getPickRates', 'getEventScores', 'getPlayerScores', 'getRankHistory', 'getProof', 'getRivalry', 'getMatches', 'getMatch', 'getHolders'],
  event_changed: ['getEvent', 'getEvents', 'getFeaturedEvents', 'getParticipants', 'getCards', 'getPickRates', 'getEventScores', 'getMatches', 'getMatch'],
  deck_changed: ['getCards'],
  leagues_changed: ['getLeagues', 'getLeague', 'getLeagueTable', 'getLeagueFixtures', 'getLeagueBracket', 'getLeagueGlance', 'getLeagueRanks', 'getLeagueHistory', 'getLeagueMeetings'],
  talk_changed: ['getTalk'],
} as const
