const isThing = (held: unknown) => typeof held === 'object' && held !== null
const isText = (held: unknown) => typeof held === 'string'

/** The parts of an answer that the screens read, by call: an answer without them is unusable (rulebook 13.34). */
const parts = {
  'system.getDate': ['date', isText],
  'event.getEvent': ['event', isThing],
  'event.getEvents': ['events', Array.isArray],
  'event.getFeaturedEvents': ['events', Array.isArray],
  'deck.getCards': ['cards', Array.isArray],
  'deck.getPickRates': ['rates', Array.isArray],
  'score.getDeckScore': ['scores', Array.isArray],
  'score.getEventScores': ['scores', Array.isArray],
  'catalogue.getKeyplays': ['keyplays', Array.isArray],
  'catalogue.getStyles': ['styles', Array.isArray],
  'catalogue.getSleeves': ['sleeves', Array.isArray],
  'catalogue.getTeams': ['teams', Array.isArray],
  'catalogue.getPlayers': ['players', Array.isArray],
  'catalogue.getMaps': ['maps', Array.isArray],
  'catalogue.getRoles': ['roles', Array.isArray],
  'catalogue.getPerks': ['perks', Array.isArray],
  'catalogue.getRewards': ['rewards', Array.isArray],
  'clan.getClan': ['clan', isThing],
  'clan.getClans': ['clans', Array.isArray],
  'clan.getClanMembers': ['members', Array.isArray],
  'notification.getNotifications': ['notifications', Array.isArray],
} as const
export type Part = (typeof parts)[keyof typeof parts][0]

const isListed = (procedure: string): procedure is keyof typeof parts => procedure in parts

/** Returns the list, event, clan or date that a call's answer should have and lacks. */
export function missingPart(procedure: string, body: unknown): Part | undefined {
  if (!isListed(procedure)) return undefined
  const [part, isWhole] = parts[procedure]
  const held: unknown = isThing(body) ? Reflect.get(body as object, part) : undefined
  return isWhole(held) ? undefined : part
}
