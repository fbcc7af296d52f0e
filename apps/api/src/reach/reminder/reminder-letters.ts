import { inLanguage, lockMoveMailMs, mayDisturb, nextDigestTime, product } from '@game/domain'
import { readMutes } from '../../game/notification/bell/mute-queries.ts'
import type { LetterKind, Occasion } from '../../ground/mail/letter.ts'
import { momentIn } from '../../people/account/contact/letter-texts.ts'
import {
  countTalkOfWeek,
  findMessage,
  findNamedPhase,
  listNewsOfWeek,
  type NamedPhase,
} from './letter-queries.ts'
import { reminderTexts } from './letter-texts.ts'
import { listUnfinished, type Unfinished } from './unfinished.ts'

const pageOf = (origin: string, eventId: number): string => `${origin}/${product.slug}/games/${eventId}`

/** Mail about decks that are not finished. It names every one that locks soon, as there is one such mail a day (rulebook 20.8, 20.10). */
const deckUnfinished: LetterKind = {
  isAccountMail: false,
  whenLimited: () => undefined,
  compose: async (db, occasion) => {
    const { facts, recipient, origin } = occasion
    const own = (phase: NamedPhase) =>
      phase.eventId === facts.eventId && phase.phaseIndex === facts.phaseIndex
    const decks = await listUnfinished(db, occasion, own)
    // Finished, locked, hidden, or moved: for the new lock there is another reminder.
    if (!decks.some(deck => own(deck) && deck.lock === facts.lock)) return undefined
    const { language } = recipient
    const texts = reminderTexts[language]
    return {
      subject: texts.unfinished.subject(decks[0]?.event ?? '', decks.length),
      paragraphs: [
        ...decks.map(deck => sayUnfinished(deck, occasion)),
        ...(facts.early === 1 ? [texts.unfinished.early] : []),
      ],
      action: { label: texts.unfinished.action, url: pageOf(origin, Number(facts.eventId)) },
    }
  },
}

/** A lock that was moved, if it is still the lock and far enough away (rulebook 20.8). */
const lockMoved: LetterKind = {
  isAccountMail: false,
  mayDisturb: ({ facts, now }) => mayDisturb(String(facts.lock), now),
  compose: async (db, { facts, recipient: { id, language, timeZone }, origin, now }) => {
    const phase = await findNamedPhase(db, Number(facts.eventId), Number(facts.phaseIndex))
    if (!phase || phase.lock !== facts.lock) return undefined
    if ((await readMutes(db, id))('lock_moved', phase.eventId)) return undefined
    if (Date.parse(phase.lock) - Date.parse(now) <= lockMoveMailMs) return undefined
    const texts = reminderTexts[language].moved
    return {
      subject: texts.subject(phase.event),
      paragraphs: [
        texts.text({ ...inLanguage(phase, language), lock: momentIn(phase.lock, language, timeZone) }),
      ],
      action: { label: texts.action, url: pageOf(origin, phase.eventId) },
    }
  },
}

/** What the organisers say to all who play an event (rulebook 20.16). */
const organiserMessage: LetterKind = {
  isAccountMail: false,
  whenLimited: ({ now, recipient: { timeZone } }) => nextDigestTime(now, timeZone),
  compose: async (db, { facts, recipient: { id, language }, origin }) => {
    const message = await findMessage(db, Number(facts.messageId))
    if (!message) return undefined
    if ((await readMutes(db, id))('organiser_message', message.eventId)) return undefined
    const texts = reminderTexts[language].message
    return {
      subject: texts.subject(message.event),
      paragraphs: message[language].split(/\n+/),
      action: { label: texts.action, url: pageOf(origin, message.eventId) },
    }
  },
}

/** How many lines of news a digest has. */
const mostNews = 20

/** What happened in a week, and the decks that are not finished; nothing if there is neither (rulebook 20.8). */
const weeklyDigest: LetterKind = {
  isAccountMail: false,
  whenLimited: ({ now, recipient: { timeZone } }) => nextDigestTime(now, timeZone),
  compose: async (db, occasion) => {
    const { recipient, origin, now } = occasion
    const texts = reminderTexts[recipient.language]
    const news = (await listNewsOfWeek(db, recipient.id, now)).flatMap(({ kind, facts }) => {
      const say = texts.news[kind]
      return say ? [say(inLanguage(facts, recipient.language))] : []
    })
    if (news.length === 0) return undefined
    const unfinished = await listUnfinished(db, occasion, () => false)
    const talks = await countTalkOfWeek(db, recipient.id, now)
    const more = news.length - mostNews
    return {
      subject: texts.digest.subject,
      paragraphs: [
        ...unfinished.map(deck => sayUnfinished(deck, occasion)),
        ...new Set(news.slice(0, mostNews)),
        ...(more > 0 ? [texts.digest.more(more)] : []),
        ...talks.map(({ name, count }) => texts.digest.talk(name, count)),
      ],
      action: { label: texts.digest.action, url: `${origin}/${product.slug}/games` },
    }
  },
}

/** The kinds of mail that a user can turn off (rulebook 20.8). */
export const reminderLetters = {
  deck_unfinished: deckUnfinished,
  lock_moved: lockMoved,
  organiser_message: organiserMessage,
  weekly_digest: weeklyDigest,
}

const sayUnfinished = (deck: Unfinished, { recipient: { language, timeZone } }: Occasion): string =>
  reminderTexts[language].unfinished.deck({
    ...inLanguage(deck, language),
    lock: momentIn(deck.lock, language, timeZone),
  })
