import { hourMs, inLanguage, mayDisturb, minuteMs, product } from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import type { PushKind, PushNote, PushOccasion } from '../../ground/push/push-note.ts'
import { momentIn } from '../../people/account/contact/letter-texts.ts'
import { findMessage, findNamedPhase, findUnread, type NamedPhase, type News } from './letter-queries.ts'
import { reminderTexts } from './letter-texts.ts'
import { listUnfinished } from './unfinished.ts'

/** The longest text of a push, in characters: systems show some four lines, and a payload has 4 kB at most. */
const longest = 300

/** A push about a deck that is not finished and locks soon (rulebook 20.13). */
const deckUnfinished: PushKind = {
  compose: async (db, occasion) => {
    const { facts, recipient, now } = occasion
    const own = (phase: NamedPhase) =>
      phase.eventId === facts.eventId && phase.phaseIndex === facts.phaseIndex
    const deck = (await listUnfinished(db, occasion, own)).find(each => own(each) && each.lock === facts.lock)
    // Finished, locked, hidden, or moved: for the new lock there are other pushes.
    if (!deck) return undefined
    const { language, timeZone } = recipient
    const texts = reminderTexts[language]
    const said = texts.push.deck({
      ...inLanguage(deck, language),
      left: timeLeft(deck.lock, now, language),
      lock: momentIn(deck.lock, language, timeZone),
    })
    const body = facts.early === 1 ? `${said} ${texts.push.early}` : said
    return noteOf(occasion, { title: texts.unfinished.subject(deck.event, 1), body, phase: deck })
  },
}

/** A push about a lock that was moved, if it is still the lock (rulebook 20.13). */
const lockMoved: PushKind = {
  mayDisturb: ({ lock }, now) => lock !== undefined && mayDisturb(lock, now),
  compose: async (db, occasion) => {
    const { language, timeZone } = occasion.recipient
    const { news, phase } = await findNews(db, occasion)
    if (!news || !phase || phase.lock !== news.facts.to) return undefined
    const texts = reminderTexts[language].moved
    const body = texts.text({
      ...inLanguage(phase, language),
      lock: momentIn(phase.lock, language, timeZone),
    })
    return noteOf(occasion, { title: texts.subject(phase.event), body, phase })
  },
}

/** A push about a change to a deck that can still be answered, or about a corrected result (rulebook 20.13). */
const deckChanged: PushKind = {
  compose: async (db, occasion) => {
    const { news, phase } = await findNews(db, occasion)
    if (!news) return undefined
    const texts = reminderTexts[occasion.recipient.language].push
    if (news.kind === 'result_corrected') return noteOfNews(occasion, texts.corrected, news)
    return phase && noteOfNews(occasion, texts.changed, news, phase)
  },
}

/** A push about the result of a phase, or a reward that has not been taken back (rulebook 20.13). */
const result: PushKind = {
  compose: async (db, occasion) => {
    const { news } = await findNews(db, occasion)
    if (!news || news.facts.state === 'takenBack') return undefined
    const texts = reminderTexts[occasion.recipient.language].push
    return noteOfNews(occasion, news.kind === 'reward_granted' ? texts.reward : texts.result, news)
  },
}

/** What the organisers say to all who play an event (rulebook 20.16). No later push replaces it. */
const organiserMessage: PushKind = {
  compose: async (db, occasion) => {
    const { news } = await findNews(db, occasion)
    const message = news && (await findMessage(db, Number(news.facts.messageId)))
    if (!message) return undefined
    const { language } = occasion.recipient
    const title = reminderTexts[language].message.subject(message.event)
    const note = noteOf(occasion, { title, body: message[language], phase: { ...message, phaseIndex: 0 } })
    return { ...note, topic: `m${news.facts.messageId}` }
  },
}

/** The kinds of pushes (rulebook 20.13). */
export const pushKinds = {
  deck_unfinished: deckUnfinished,
  lock_moved: lockMoved,
  deck_changed: deckChanged,
  result,
  organiser_message: organiserMessage,
}

/** Finds the notification that a push is about, unless the user has read it, and its phase. */
async function findNews(
  db: Queryable,
  { recipient, facts }: PushOccasion,
): Promise<{ news: News | undefined; phase: NamedPhase | undefined }> {
  const news = await findUnread(db, recipient.id, Number(facts.notificationId))
  const { eventId, phaseIndex } = news?.facts ?? {}
  if (eventId === undefined || phaseIndex === undefined) return { news, phase: undefined }
  return { news, phase: await findNamedPhase(db, Number(eventId), Number(phaseIndex)) }
}

function noteOfNews(
  occasion: PushOccasion,
  title: string,
  { kind, facts }: News,
  phase?: NamedPhase,
): PushNote | undefined {
  const { language } = occasion.recipient
  const body = reminderTexts[language].news[kind]?.(inLanguage(facts, language))
  if (body === undefined) return undefined
  const about = phase ?? { eventId: Number(facts.eventId), phaseIndex: Number(facts.phaseIndex ?? 0) }
  return noteOf(occasion, { title, body, phase: about })
}

const noteOf = (
  { recipient: { language } }: PushOccasion,
  {
    title,
    body,
    phase: { eventId, phaseIndex, lock },
  }: {
    title: string
    body: string
    phase: Pick<NamedPhase, 'eventId' | 'phaseIndex'> & Partial<Pick<NamedPhase, 'lock'>>
  },
): PushNote => ({
  title,
  body: shortened(body),
  path: `/${product.slug}/games/${eventId}`,
  language,
  topic: `e${eventId}p${phaseIndex}`,
  lock,
})

/** Says how long it is to a lock, as in `in 3 hours`. */
function timeLeft(lock: string, now: string, language: 'en' | 'pl'): string {
  const leftMs = Date.parse(lock) - Date.parse(now)
  const format = new Intl.RelativeTimeFormat(language)
  return leftMs < 1.5 * hourMs && Math.round(leftMs / minuteMs) !== 60
    ? format.format(Math.max(1, Math.round(leftMs / minuteMs)), 'minute')
    : format.format(Math.round(leftMs / hourMs), 'hour')
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts between letters as people see them, not inside a sign that is made of several. */
function shortened(text: string): string {
  if (text.length <= longest) return text
  const ends = Array.from(letters.segment(text), ({ index, segment }) => index + segment.length)
  return `${text.slice(0, ends.findLast(end => end < longest) ?? 0)}…`
}
