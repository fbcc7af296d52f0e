/**
 * The kinds of refusals, by which a server chooses its status (rulebook 12.7): `input` malformed input, `size` a file too
 * large, `type` a file of a wrong type, `session` nobody is signed in, `rights` not allowed to this user, `absent` not
 * there, `rule` a rule of the game says no.
 */
export type RefusalKind = 'input' | 'size' | 'type' | 'session' | 'rights' | 'absent' | 'rule'

type Entry = { readonly kind: RefusalKind; readonly text: string }
const input = (text: string): Entry => ({ kind: 'input', text })
const size = (text: string): Entry => ({ kind: 'size', text })
const type = (text: string): Entry => ({ kind: 'type', text })
const session = (text: string): Entry => ({ kind: 'session', text })
const rights = (text: string): Entry => ({ kind: 'rights', text })
const absent = (text: string): Entry => ({ kind: 'absent', text })
const rule = (text: string): Entry => ({ kind: 'rule', text })

/** Every refusal of the game with its kind and its English text; `{name}` is a placeholder for a fact (rulebook 12.8). */
export const refusals = {
  // decks
  JOIN_TOO_LATE: rule('EVENT ALREADY STARTED, TOO LATE TO JOIN'),
  PHASE_NOT_OPEN: rule('The phase is not open.'),
  DECK_FULL: rule('The deck already holds {limit} cards.'),
  DECK_NOT_EMPTY: rule('The deck already holds cards.'),
  DECK_CHANGED: rule('The deck has changed in the meantime. Try again.'),
  CARD_ALREADY_IN_DECK: rule('This card is already in the deck.'),
  CARD_NOT_IN_DECK: rule('This card is not in the deck.'),
  PLAYER_NOT_IN_PHASE: rule('This player does not take part in the phase.'),
  KEYPLAYS_FULL: rule('The card already has {limit} keyplays.'),
  KEYPLAY_UNKNOWN: rule('There is no such keyplay.'),
  KEYPLAY_ALREADY_ON_CARD: rule('The card already has this keyplay.'),
  KEYPLAY_NOT_ON_CARD: rule('The card does not have this keyplay.'),
  PERKS_FULL: rule('The card already has {limit} perks.'),
  PERK_NOT_IN_PHASE: rule('This perk is not among the perks of the phase.'),
  PERK_ALREADY_ON_CARD: rule('The card already has this perk.'),
  PERK_NOT_ON_CARD: rule('The card does not have this perk.'),
  PERK_SUPPLY_USED: rule('All {supply} of this perk are already placed.'),

  // phases and events
  DATE_UNKNOWN: rule("UNKNOWN ERROR. COULDN'T READ CURRENT DATE."),
  EVENT_INVALID: rule('The event has no valid dates.'),
  PHASE_UNDECIDED: rule('The phase is not decided yet.'),
  EVENT_COMPLETED: rule('The event is completed. Mark it uncompleted to change it.'),
  LOCK_PASSED: rule('The phase has locked; this cannot be changed any more.'),
  OPEN_PASSED: rule('The phase has opened; its opening cannot be moved any more.'),
  PHASE_HAS_DECKS: rule('Decks of phase {phase} exist; it cannot be removed or moved.'),
  PLAYER_IN_DECKS: rule('{decks} decks hold this player.'),
  TEAM_IN_DECKS: rule('{decks} decks hold players of this team.'),
  PERK_IN_DECKS: rule('{decks} decks use perks that would vanish.'),
  EVENT_HAS_DECKS: rule('{decks} decks of this event hold cards; it cannot be removed.'),
  PHASE_NOT_NEXT: rule('The next phase of this event is number {next}.'),
  TEAM_HAS_MATCHES: rule('This team plays {matches} matches of the phase.'),
  TEAM_ALREADY_IN_PHASE: rule('This team is already in the phase.'),
  PLAYER_ALREADY_IN_PHASE: rule('This player is already in the phase.'),
  TEAM_NOT_IN_PHASE: rule('This team does not take part in the phase.'),
  SCORED_NOWHERE: input('The file has no phase column; choose a phase.'),

  // event configuration
  EVENT_INCOMPLETE: input('MISSING: {fields}'),
  MATCH_INCOMPLETE: input('Match Data is not complete. Check teams, date, phase and maps.'),
  MATCH_TEAMS_EQUAL: input('A team cannot play against itself.'),
  MAP_TWICE: input('A map can be played only once in a match.'),
  MAP_NUMBERS: input('Maps are numbered 1, 2, 3, without gaps.'),
  REWARD_INCOMPLETE: input('Data is not valid, check inputs.'),

  // reference data
  CATALOGUE_INCOMPLETE: input('Unknown error, invalid {thing} data. Try again.'),
  TEAM_INCOMPLETE: input('Invalid team data. Try again.'),
  ID_TAKEN: rule('The id {id} is already taken.'),
  STEAM_ID_TAKEN: rule('A player with this SteamID already exists.'),
  TEAM_KEY_TAKEN: rule('A team with this key already exists.'),
  MAP_NAME_TAKEN: rule('A map with this name already exists.'),
  IN_USE: rule('This is in use: {where}.'),
  STALE: rule('Somebody else has changed this in the meantime.'),

  // uploads of pictures and of reference data
  FILE_TOO_LARGE: size('The file is larger than {limit} MB.'),
  PICTURE_TOO_LARGE: size('The picture has more than {limit} million pixels.'),
  PICTURE_TYPE: type('A picture is a PNG, JPEG or WebP file.'),
  PICTURE_BROKEN: input('The picture cannot be read; the file is broken.'),

  // accounts
  USERNAME_LENGTH: input('A username has 4 to 24 characters.'),
  USERNAME_CHARACTERS: input('A username has only letters, digits and underscores.'),
  EMAIL_FORM: input('An email contains @ and a dot.'),
  PASSWORD_LENGTH: input('A password has at least 8 characters.'),
  PASSWORD_CHARACTERS: input('A password has only letters, digits and ! @ # $ % ^ & *.'),
  PASSWORD_CAPITAL: input('A password has at least 1 capital letter.'),
  PASSWORD_SYMBOL: input('A password has at least 1 of ! @ # $ % ^ & *.'),
  PASSWORDS_DIFFER: input('The passwords are not equal.'),
  DISPLAY_NAME_LENGTH: input('A display name has 1 to 32 characters.'),
  USERNAME_TAKEN: rule('This username is already taken.'),
  EMAIL_TAKEN: rule('This email is already in use.'),
  LOGIN_WRONG: session('Wrong username or password.'),
  PASSWORD_WRONG: rights('Wrong password.'),
  LOGIN_NEEDED: session('YOU NEED TO BE LOGGED IN'),
  NOT_YOURSELF: rights('You can only do this as yourself.'),
  ADMIN_NEEDED: rights('PAGE NOT FOUND OR NO PERMISSIONS'),

  // friends and clans
  INVITE_NAME_SHORT: input('A nickname has more than 3 characters.'),
  INVITE_UNKNOWN: absent('User {name} not found'),
  INVITE_SELF: rule('You cannot invite yourself.'),
  INVITE_FRIEND: rule('{name} is already your friend.'),
  INVITE_TWICE: rule('There already is an invite between you and {name}.'),
  INVITE_GONE: absent('There is no such invite.'),
  NOT_FRIENDS: absent('You are not friends.'),
  CLAN_NAME_LENGTH: input('A clan name has 3 to 32 characters.'),
  CLAN_NAME_TAKEN: rule('This clan name is already taken.'),
  ALREADY_IN_CLAN: rule('USER CAN BE IN ONE CLAN AT A TIME'),
  NOT_IN_CLAN: rule('The user is not in this clan.'),
  OWNER_CANNOT_LEAVE: rule('The owner cannot leave the clan; delete it instead.'),
  CLAN_RIGHTS: rights('Your role in the clan does not allow this.'),
} as const satisfies Record<string, Entry>

/** The name of a refusal, such as `DECK_FULL`; the field `rule` on the wire. */
export type RefusalCode = keyof typeof refusals

/** All refusal codes, in the order of the table. */
export const refusalCodes = Object.keys(refusals) as RefusalCode[]

/** Tells of what kind a refusal is (rulebook 12.7). */
export const refusalKind = (code: RefusalCode): RefusalKind => refusals[code].kind
