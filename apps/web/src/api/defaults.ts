import type { Texts } from '../texts/catalogue.ts'

type DefaultError = Exclude<keyof Texts['errors'], 'missing'>

/** Section 8 of both specifications: which default text a call has, by its procedure; all others have `unknown`. */
const defaults: Record<string, DefaultError> = {
  'account.login': 'login',
  'account.signUp': 'signUp',
  'account.getUser': 'user',
  'account.logout': 'logout',
  'account.deleteAccount': 'deleteAccount',
  'system.getDate': 'date',
  'event.getEvents': 'events',
  'event.getFeaturedEvents': 'featuredEvents',
  'score.getEventScores': 'eventScores',
  'score.getDeckScore': 'loadDeckScore',
  'catalogue.getKeyplays': 'loadKeyplays',
  'catalogue.getStyles': 'loadStyles',
  'catalogue.getSleeves': 'loadSleeves',
  'deck.getCards': 'loadDeck',
  'deck.addCard': 'addCard',
  'deck.removeCard': 'removeCard',
  'deck.updateDeckOrder': 'moveCard',
  'deck.addCardKeyplay': 'addCardKeyplay',
  'deck.removeCardKeyplay': 'removeCardKeyplay',
  'deck.addCardPerk': 'addCardPerk',
  'deck.removeCardPerk': 'removeCardPerk',
  'deck.transferCardPerk': 'transferCardPerk',
  'deck.handleNextPhase': 'nextPhase',
  'clan.getClans': 'loadClan',
  'clan.getClan': 'loadClan',
  'clan.getClanMembers': 'clanMembers',
  'clan.addClan': 'addClan',
  'clan.updateClan': 'updateClan',
  'clan.joinClan': 'joinClan',
  'clan.leaveClan': 'leaveClan',
  'clan.deleteClan': 'deleteClan',
  'friend.sendInvite': 'sendInvite',
  'friend.removeFriend': 'removeFriend',
}

/** The key, in the `errors` texts, of what a call's failure says by default; get-cards without an event is the profile's. */
export function defaultError(procedure: string, input: unknown): DefaultError {
  if (procedure === 'deck.getCards' && !hasEvent(input)) return 'loadUserCards'
  return defaults[procedure] ?? 'unknown'
}

const hasEvent = (input: unknown) => typeof input === 'object' && input !== null && 'eventId' in input
