import { frozen } from './value/frozen.ts'

/**
 * The kinds of refusals, by which a server chooses its status (rulebook 12.7): `input` malformed input, `size` a file too
 * large, `type` a file of a wrong type, `session` no session, `rights` not allowed for this user, `absent` not found, `rule`
 * refused by a rule of the game, `frequency` too often, `load` too many at once.
 */
export type RefusalKind =
  | 'input'
  | 'size'
  | 'type'
  | 'session'
  | 'rights'
  | 'absent'
  | 'rule'
  | 'frequency'
  | 'load'

type Entry = { readonly kind: RefusalKind; readonly text: string }
const input = (text: string): Entry => ({ kind: 'input', text })
const size = (text: string): Entry => ({ kind: 'size', text })
const type = (text: string): Entry => ({ kind: 'type', text })
const session = (text: string): Entry => ({ kind: 'session', text })
const rights = (text: string): Entry => ({ kind: 'rights', text })
const absent = (text: string): Entry => ({ kind: 'absent', text })
const rule = (text: string): Entry => ({ kind: 'rule', text })
const frequency = (text: string): Entry => ({ kind: 'frequency', text })
const load = (text: string): Entry => ({ kind: 'load', text })

/**
 * Every refusal of the game with its kind and its English text; `{name}` is a placeholder for a fact, plural forms are
 * written as in ICU messages (rulebook 12.8).
 */
export const refusals = frozen({
  // decks
  JOIN_TOO_LATE: rule('EVENT ALREADY STARTED, TOO LATE TO JOIN'),
  PHASE_NOT_OPEN: rule('The phase is not open.'),
  DECK_FULL: rule('The deck already holds {limit} cards.'),
  DECK_NOT_EMPTY: rule('The deck already holds cards.'),
  DECK_CHANGED: rule('The deck has changed in the meantime. Try again.'),
  DRAFT_CLOSED: rule('Only the deck of the next phase can be planned, and only until the phase opens.'),
  CARD_ALREADY_IN_DECK: rule('This card is already in the deck.'),
  CARD_NOT_IN_DECK: rule('This card is not in the deck.'),
  PLAYER_NOT_IN_PHASE: rule('This player isn’t in this phase.'),
  OWN_MATCH: rule(
    'In this game players hold no cards of the match that they play in: neither of their team nor of its opponents.',
  ),
  KEYPLAYS_FULL: rule('The card already has {limit} keyplays.'),
  KEYPLAY_UNKNOWN: rule('There is no such keyplay.'),
  KEYPLAY_ALREADY_ON_CARD: rule('The card already has this keyplay.'),
  KEYPLAY_NOT_ON_CARD: rule('The card does not have this keyplay.'),
  PERKS_FULL: rule('The card already has {limit} perks.'),
  PERK_NOT_IN_PHASE: rule('This perk is not among the perks of the phase.'),
  PERK_ALREADY_ON_CARD: rule('The card already has this perk.'),
  PERK_NOT_ON_CARD: rule('The card does not have this perk.'),
  PERK_SUPPLY_USED: rule('Every copy of this perk ({supply}) is already on a card.'),

  // the shortlist
  SHORTLIST_FULL: rule('Your shortlist is full: it has {limit} players.'),

  // phases and events
  DATE_UNKNOWN: rule("UNKNOWN ERROR. COULDN'T READ CURRENT DATE."),
  EVENT_INVALID: rule('The event has no valid dates.'),
  PHASE_UNDECIDED: rule('The phase is not decided yet.'),
  EVENT_COMPLETED: rule('The event is completed. Mark it uncompleted to change it.'),
  LOCK_PASSED: rule('The phase has locked; this can no longer be changed.'),
  LOCK_AHEAD: rule('The phase has not locked yet.'),
  GOAL_NOT_LOWER: rule('After the lock the goal can only be lowered; it is {goal}.'),
  SAME_MAP: input('{name} counts already, from {where}. Say whether it replaces that one or both count.'),
  CORRECTION_REASON: input('Give a reason of 1 to {limit} characters; users can read it.'),
  REWARD_HANDED_OUT: rule(
    'This reward has been handed out to {users, plural, one {# user} other {# users}}. Close the marks on the winners page first.',
  ),
  OPEN_PASSED: rule('The phase has opened; its opening time can no longer be moved.'),
  PHASE_HAS_DECKS: rule('Decks of phase {phase} exist; it cannot be removed or moved.'),
  PLAYER_IN_DECKS: rule('This player is in {decks, plural, one {# deck} other {# decks}}.'),
  TEAM_IN_DECKS: rule('Players of this team are in {decks, plural, one {# deck} other {# decks}}.'),
  PERK_IN_DECKS: rule(
    'Perks that would disappear are used in {decks, plural, one {# deck} other {# decks}}.',
  ),
  EVENT_HAS_DECKS: rule(
    'This event already has {decks, plural, one {# deck} other {# decks}}; it can’t be removed.',
  ),
  EVENT_HAS_ADMIN_DECKS: rule(
    'This event already has {decks, plural, one {# deck} other {# decks}}, only of admins: {names}.',
  ),
  PHASE_NOT_NEXT: rule('The next phase of this event is number {next}.'),
  TEAM_HAS_MATCHES: rule('This team has {matches, plural, one {# match} other {# matches}} in the phase.'),
  TEAM_ALREADY_IN_PHASE: rule('This team is already in the phase.'),
  PLAYER_ALREADY_IN_PHASE: rule('This player is already in the phase.'),
  TEAM_NOT_IN_PHASE: rule('This team does not take part in the phase.'),
  SCORED_NOWHERE: input('The file has no phase column; choose a phase.'),

  // event configuration
  EVENT_INCOMPLETE: input('MISSING: {fields}'),
  NEWS_TEXT_LENGTH: input('News of a player has at most {limit} characters.'),
  MATCH_INCOMPLETE: input('Match Data is not complete. Check teams, date, phase and maps.'),
  MATCH_TEAMS_EQUAL: input('A team cannot play against itself.'),
  SAME_MATCH: rule(
    'These teams have a match in this phase already. Change that one, or say that they play again.',
  ),
  MAP_TWICE: input('A map can be played only once in a match.'),
  MAP_NUMBERS: input('Maps are numbered 1, 2, 3, without gaps.'),
  REWARD_INCOMPLETE: input('Data is not valid, check inputs.'),

  // event files
  MATCH_FILE_ELSEWHERE: input('This team is in another file, {name}: write its name and players here.'),
  EVENT_FILE_JSON: input('The file is no complete JSON.'),
  EVENT_FILE_VERSION: input('This game reads event files of version {most}; the file has {name}.'),
  EVENT_FILE_UNKNOWN: input('Neither the file nor the game has "{name}".'),
  EVENT_FILE_TWICE: input('"{name}" is listed twice.'),
  EVENT_FILE_DATES: input('A phase has both dates or none.'),
  MATCH_FILE_PHASE: input('Choose the event and the phase of this match.'),
  MATCH_FILE_PLAYER: input('The game has no player with the SteamID {id} ({name}). Add the player first.'),
  EVENT_NAME_SHARED: rule('Several events are called "{name}". Choose one of them.'),

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
  PICTURE_TYPE: type('A picture must be a PNG, JPEG or WebP file.'),
  PICTURE_BROKEN: input('The picture can’t be read; the file is damaged.'),

  // accounts
  USERNAME_LENGTH: input('A username must have 4 to 24 characters.'),
  USERNAME_CHARACTERS: input('A username can contain only letters, digits and underscores.'),
  EMAIL_FORM: input('An email must contain @ and a dot.'),
  EMAIL_ADDRESS: input('Enter one email address, such as name@example.org.'),
  PASSWORD_LENGTH: input('A password must have at least 8 characters.'),
  PASSWORD_CHARACTERS: input('A password can contain only letters, digits and ! @ # $ % ^ & *.'),
  PASSWORD_CAPITAL: input('A password must contain at least 1 capital letter.'),
  PASSWORD_SYMBOL: input('A password must contain at least 1 of ! @ # $ % ^ & *.'),
  PASSWORDS_DIFFER: input('The passwords don’t match.'),
  DISPLAY_NAME_LENGTH: input('A display name must have 1 to 32 characters.'),
  NAME_INVISIBLE: input('A name can’t contain invisible characters.'),
  NAME_ALPHABETS: input('A name can’t mix letters of different alphabets.'),
  NAME_RESERVED: rule('This name is reserved.'),
  USERNAME_TAKEN: rule('This username is already taken.'),
  EMAIL_TAKEN: rule('This email is already in use.'),
  MAIL_OFF: rule('This game sends no mail.'),
  PUSH_OFF: rule('This game sends no push messages.'),
  PUSH_ENDPOINT: rule('Push messages are not sent to this address.'),
  LINK_USED: rule('This link has expired or was already used. Ask for a new one.'),
  LOGIN_WRONG: session('Wrong username or password.'),
  PASSWORD_WRONG: rights('Wrong password.'),
  PASSWORD_MISSING: rule('Your account has no password yet. Set one in your settings first.'),
  PASSWORD_SET: rule('Your account has a password. Change it instead.'),
  SIGN_IN_AGAIN: rule('To set a password, sign in again first.'),
  PASSKEY_REFUSED: session('This passkey can’t be used here. Sign in another way.'),
  PASSKEY_NEEDED: session('Admins sign in here with a passkey.'),
  PASSKEY_INVALID: input('The passkey couldn’t be added. Try again.'),
  PASSKEYS_FULL: rule('An account has at most {limit} passkeys.'),
  PASSKEY_NOT_FOUND: absent('Passkey not found.'),
  PROVIDER_OFF: rule('Signing in by {provider} isn’t switched on here.'),
  PROVIDER_FAILED: rule('{provider} didn’t confirm who you are. Try again.'),
  PROVIDER_TAKEN: rule('This {provider} account is linked to another user.'),
  PROVIDER_LINKED: rule('You have already linked a {provider} account. Unlink it first.'),
  LAST_WAY_IN: rule('This is your last way in. Add another one first.'),
  SESSION_NOT_FOUND: absent('There is no such session.'),
  WEBHOOK_NOT_FOUND: absent('There is no such webhook, or no such message.'),
  TOKEN_NOT_FOUND: absent('There is no such access token.'),
  LOGIN_NEEDED: session('YOU NEED TO BE LOGGED IN'),
  NOT_YOURSELF: rights('You can only do this for your own account.'),
  TOKEN_UNKNOWN: session('This access token does not exist, has expired or was revoked.'),
  TOKEN_REFUSED: rights('Access tokens cannot make this call.'),
  SCOPE_MISSING: rights('This call needs an access token with the scope {scope}.'),
  TOKENS_FULL: rule('You already have {limit} access tokens. Revoke one first.'),
  WEBHOOK_DISCORD: input(
    'The form of Discord, and no other, takes the address of a channel’s webhook at Discord.',
  ),
  WEBHOOK_URL: input(
    'A webhook needs an https address without a user name, on port 443 or one from 1024 on.',
  ),
  WEBHOOK_KINDS: input('Choose what the webhook is sent.'),
  WEBHOOKS_FULL: rule('There are {limit} webhooks already. Remove one first.'),
  TOKEN_NAME_LENGTH: input('Give the token a name of 1 to {limit} characters.'),
  ADMIN_NEEDED: rights('PAGE NOT FOUND OR NO PERMISSIONS'),
  ORGANISER_NEEDED: rights('Only admins and the organisers of this event can do this.'),
  OWNER_NEEDED: rights('Only admins and the owner of this event can do this.'),
  LAST_ADMIN: rule('This is the last admin; make somebody else an admin first.'),
  TOO_MANY_ATTEMPTS: frequency('Too many attempts. Try again in a few minutes.'),
  TOO_MANY_CALLS: frequency('Too many requests. Try again in some minutes.'),
  TOO_MANY_STREAMS: frequency('The game is open in too many tabs. Close some of them.'),
  TOO_MANY_SIGN_INS: load('Too many people are signing in right now. Try again in a few seconds.'),
  TOO_MANY_PICTURES: load('Too many pictures at once. Try again in some seconds.'),
  DISK_FULL: load('The server’s disk is full.'),
  NOT_SAVED: load(
    'The server can’t save anything right now, so this may not be saved. Try again in a few seconds.',
  ),

  // friends and clans
  INVITE_NAME_SHORT: input('A username must have more than 3 characters.'),
  INVITE_UNKNOWN: absent('User {name} not found'),
  INVITE_SELF: rule('You cannot invite yourself.'),
  INVITE_BLOCKED: rule('You have blocked {name}. Unblock them first.'),
  INVITE_UNWANTED: rule('{name} isn’t accepting invites from you.'),
  BLOCK_SELF: rule('You cannot block yourself.'),
  INVITE_FRIEND: rule('{name} is already your friend.'),
  INVITE_TWICE: rule('You and {name} already have a pending invite.'),
  INVITE_GONE: absent('This invite no longer exists.'),
  NOT_FRIENDS: absent('You are not friends.'),
  CLAN_NAME_LENGTH: input('A clan name must have 3 to 32 characters.'),
  CLAN_NAME_TAKEN: rule('This clan name is already taken.'),
  ALREADY_IN_CLAN: rule('USER CAN BE IN ONE CLAN AT A TIME'),
  CLAN_BLOCKED: rule('The owner of this clan has blocked you.'),
  NOT_IN_CLAN: rule('The user is not in this clan.'),
  OWNER_CANNOT_LEAVE: rule('The owner cannot leave the clan; delete it instead.'),
  CLAN_RIGHTS: rights('Your role in the clan does not allow this.'),

  // leagues
  LEAGUE_NAME_LENGTH: input('A league name must have 3 to 32 characters.'),
  LEAGUE_TEXT_LENGTH: input('Prize and note of a league have at most {limit} characters each.'),
  LEAGUE_SETTINGS: input('These settings do not fit the format of the league.'),
  LEAGUE_DATES: input('A season has at most {limit} days.'),
  LEAGUE_NO_ROUND: rule('No round of these events lies ahead.'),
  LEAGUE_FULL: rule('The league is full: it has {limit} members.'),
  CUP_FULL_FOR_ROUNDS: rule('The cup is full: its rounds are enough for {limit} members.'),
  LEAGUE_CLOSED: rule('The cup has been drawn; nobody can join it any more.'),
  LEAGUE_OVER: rule('The league is over.'),
  LEAGUE_NOT_OVER: rule('The league is not over yet.'),
  LEAGUE_RENEWED: rule('The next league exists already.'),
  LEAGUE_BLOCKED: rule('The owner of this league has blocked you.'),
  ALREADY_IN_LEAGUE: rule('The user is already in this league.'),
  NOT_IN_LEAGUE: rule('The user is not in this league.'),
  NOT_ASKED: rule('The user has not asked to be let in.'),
  LEAGUE_OWNER_CANNOT_LEAVE: rule('The owner cannot leave the league; delete it instead.'),
  LEAGUE_RIGHTS: rights('Your role in the league does not allow this.'),
  LEAGUES_PRIVATE: rule('A user can be in {limit} private leagues at most.'),
  LEAGUES_PUBLIC: rule('A user can be in {limit} public leagues at most.'),
  LEAGUES_OWNED: rule('A user can own {limit} leagues at most.'),
  LEAGUE_REMINDED: rule('The members of this league have been reminded within the last day.'),
  NO_DECK_TO_REMIND: rule('No phase of this league is open for decks.'),

  // talks
  POST_LENGTH: input('A message has 1 to {limit} characters.'),
  POST_LINES: input('A message has at most {limit} lines.'),
  POST_RIGHTS: rights('You cannot do this with this message.'),
  POST_TOO_OLD: rule('A message can be edited for five minutes.'),
  TALK_OFF: rule('The talk of this league is off.'),
  TALK_MEMBERS: rights('Only members can read and write here.'),

  // organisers
  ORGANISERS_FULL: rule('An event has at most {limit} organisers. Remove one first.'),

  // private events
  HOSTING_OFF: rule('Games cannot be hosted here.'),
  HOST_TOO_NEW: rule(
    'You can host a game once your account is {hours, plural, one {# hour} other {# hours}} old.',
  ),
  HOST_UNCONFIRMED: rule('Confirm your mail address first, then you can host a game.'),
  HOST_OPEN: rule('You already host {limit} games. Complete one first.'),
  HOST_MONTH: rule('You can host {limit} games in 30 days.'),
  EVENT_PHASES: rule('A private event has at most {limit} phases.'),
  EVENT_SOURCES: rule('A private event has at most {limit} game servers. Remove one first.'),
  EVENT_LOGS: rule('A private event takes at most {limit} MB of logs a day (UTC).'),
  EVENT_DEMOS: rule('A private event reads at most {limit} demos a day (UTC).'),
  EVENT_PRIZE_LENGTH: input('A prize has at most {limit} characters.'),
  OWN_PLAYER_INVALID: input('Row {row}: "{field}" is missing or has an invalid value.'),
  OWN_PLAYER_REPEATED: input('Row {row}: row {first} has the same SteamID.'),
  OWN_PLAYER_LISTED: rule('“{name}” is listed in a phase or has points, and stays.'),
  OWN_TEAM_FULL: rule('A team of a private event has at most {limit} players; “{name}” would have more.'),
  OWN_TEAMS_MANY: rule('A private event has at most {limit} teams.'),
  OWN_CARDS_FIXED: rule('A phase has locked: which cards players may hold can no longer be changed.'),
  ADOPTION_LACKS: rule('“{name}”: "{field}" is missing, or not as in the catalogue.'),
  ADOPTION_TWICE: rule('A phase would list “{name}” twice.'),
  EVENT_OVER: rule('This game is over.'),
  EVENT_FULL: rule('This game is full: {limit} people take part.'),
  EVENT_REWARDS: rule('A private event has no rewards. Its owner can write a prize.'),
  EVENT_PRIVATE: rule('A private event stays private.'),
  EVENT_OWNER_STAYS: rule('The owner stays in the game. Hand it over first.'),
  PARTICIPANT_NOT_FOUND: absent('This user is not in this game.'),

  // leagues of private events
  LEAGUE_EVENTS_MIXED: rule('A league has public events, or private events of one host.'),
  LEAGUE_STAYS_PRIVATE: rule('A league of a private event stays private.'),
  LEAGUE_CIRCLE: rule('Members take part in all private events of their league.'),

  // messages of organisers
  MESSAGE_LENGTH: input('A message has 1 to 500 characters; its Polish text may be empty.'),
  MESSAGE_SENT: rule('This event has sent a message today; another one can follow tomorrow.'),
  MESSAGE_HIDDEN: rule('Only a public event can send a message.'),

  // disputes
  DISPUTE_REASON_LENGTH: input('A reason has 1 to 1000 characters.'),
  DISPUTE_ANSWER_LENGTH: input('An answer has 1 to 1000 characters.'),
  DISPUTE_OPEN: rule('You already have an open dispute in this phase; wait for the answer.'),
  DISPUTE_ANSWERED: rule('This dispute has been answered already.'),

  // things that do not exist or are not visible to the user
  EVENT_NOT_FOUND: absent('Event not found.'),
  PHASE_NOT_FOUND: absent('Phase not found.'),
  MATCH_NOT_FOUND: absent('Match not found.'),
  DRAFT_NOT_FOUND: absent('There is no draft of this deck.'),
  SUMMARY_NOT_FOUND: absent('Summary not found.'),
  UPLOAD_NOT_FOUND: absent('Upload not found.'),
  SOURCE_NOT_FOUND: absent('Source not found.'),
  RECEIPT_NOT_FOUND: absent('You have no recorded deck in this phase.'),
  ORGANISER_NOT_FOUND: absent('This user is not an organiser of this event.'),
  DISPUTE_NOT_FOUND: absent('Dispute not found.'),
  PICTURE_NOT_FOUND: absent('Picture not found.'),
  CLAN_NOT_FOUND: absent('Clan not found.'),
  NOTIFICATION_NOT_FOUND: absent('Notification not found.'),
  POST_NOT_FOUND: absent('Message not found.'),
  LEAGUE_NOT_FOUND: absent('League not found.'),
  PLAYER_NOT_FOUND: absent('Player not found.'),
  TEAM_NOT_FOUND: absent('Team not found.'),
  ROLE_NOT_FOUND: absent('Role not found.'),
  STYLE_NOT_FOUND: absent('Style not found.'),
  MAP_NOT_FOUND: absent('Map not found.'),
  REWARD_NOT_FOUND: absent('Reward not found.'),
  KEYPLAY_NOT_FOUND: absent('Keyplay not found.'),
  PERK_NOT_FOUND: absent('Perk not found.'),
  SLEEVE_NOT_FOUND: absent('Sleeve not found.'),

  // malformed input, by its first fault
  VALUE_MISSING: input('"{field}" is missing.'),
  VALUE_TOO_SMALL: input('"{field}" must be at least {least}.'),
  VALUE_TOO_LARGE: input('"{field}" must be at most {most}.'),
  TEXT_TOO_SHORT: input('"{field}" needs at least {least} characters or entries.'),
  TEXT_TOO_LONG: input('"{field}" takes at most {most} characters or entries.'),
  VALUE_INVALID: input('"{field}" has an invalid value.'),
} as const satisfies Record<string, Entry>)

/** The name of a refusal, such as `DECK_FULL`; the field `rule` on the wire. */
export type RefusalCode = keyof typeof refusals

/** All refusal codes, in the order of the table. */
export const refusalCodes: readonly RefusalCode[] = frozen(Object.keys(refusals) as RefusalCode[])

/** Returns the kind of a refusal (rulebook 12.7). */
export const refusalKind = (code: RefusalCode): RefusalKind => refusals[code].kind
