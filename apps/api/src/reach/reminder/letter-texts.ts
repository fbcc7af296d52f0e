import { deckSize, type NotificationKind } from '@game/domain'
import type { News } from './letter-queries.ts'

type Facts = News['facts']
type Deck = { event: string; phase: string; lock: string; cards: number; idle: number }
type Texts = {
  unfinished: {
    subject(event: string, decks: number): string
    deck(deck: Deck): string
    early: string
    action: string
  }
  moved: { subject(event: string): string; text(phase: Omit<Deck, 'cards' | 'idle'>): string; action: string }
  /** Titles of pushes, and what one says of a deck: `left` is such as `in 3 hours`, `lock` the time. */
  push: {
    deck(deck: Deck & { left: string }): string
    early: string
    changed: string
    corrected: string
    result: string
    reward: string
  }
  message: { subject(event: string): string; action: string }
  digest: {
    subject: string
    more(count: number): string
    talk(name: string, count: number): string
    action: string
  }
  /** A line of the digest for each kind; kinds without one are not in it. */
  news: Partial<Record<NotificationKind, (facts: Facts) => string>>
}

/** What line-up news say of a player. */
const newsEn: Record<string, string> = {
  standIn: 'plays as a stand-in',
  doubtful: 'is doubtful',
  out: 'is out',
  none: 'is in the line-up as planned',
}
const newsPl: Record<string, string> = {
  standIn: 'gra jako zmiennik',
  doubtful: '– występ niepewny',
  out: 'nie zagra',
  none: '– zagra zgodnie z planem',
}

const en: Texts = {
  unfinished: {
    subject: (event, decks) =>
      decks > 1 ? `${decks} decks are not finished` : `Your deck is not finished: ${event}`,
    deck: ({ event, phase, lock, cards, idle }) =>
      `${event}, ${phase}, locks on ${lock}. Your deck has ${cards} of ${deckSize} cards${idle > 0 ? `, ${idle} of them without keyplays` : ''}.`,
    early: 'We write earlier than usual, because the reminder would have fallen into the night.',
    action: 'FINISH YOUR DECK',
  },
  moved: {
    subject: event => `The lock was moved: ${event}`,
    text: ({ event, phase, lock }) =>
      `${event}, ${phase}, now locks on ${lock}. Until then you can change your deck.`,
    action: 'OPEN YOUR DECK',
  },
  push: {
    deck: ({ phase, lock, left, cards, idle }) =>
      `${phase} locks ${left}, ${lock}. Your deck has ${cards} of ${deckSize} cards${idle > 0 ? `, ${idle} of them without keyplays` : ''}.`,
    early: 'This comes early, as it would have fallen into the night.',
    changed: 'Your deck is affected',
    corrected: 'Result corrected',
    result: 'Your result is in',
    reward: 'You won a reward',
  },
  message: { subject: event => `A message from the organisers: ${event}`, action: 'OPEN THE EVENT' },
  digest: {
    subject: 'Your week in Clutchdeck',
    more: count => `And ${count} more in your notifications.`,
    talk: (name, count) => `${name}: ${count} new ${count === 1 ? 'message' : 'messages'}.`,
    action: 'OPEN CLUTCHDECK',
  },
  news: {
    phase_opened: ({ event, phase }) => `${event}: ${phase} opened.`,
    phase_result: ({ event, phase, result }) =>
      result === 'success'
        ? `${event}: you reached the goal of ${phase}.`
        : `${event}: you missed the goal of ${phase}.`,
    result_corrected: ({ event, phase }) => `${event}: your result in ${phase} was corrected.`,
    reward_granted: ({ event, reward }) => `${event}: you won ${reward}.`,
    reward_taken_back: ({ event, reward }) => `${event}: ${reward} was withdrawn.`,
    card_removed: ({ event, phase, names }) =>
      `${event}, ${phase}: cards were removed from your deck: ${names}.`,
    perk_removed: ({ event, phase, names }) =>
      `${event}, ${phase}: perks were removed from your cards: ${names}.`,
    match_changed: ({ event, home, away }) => `${event}: the match ${home} vs ${away} was changed.`,
    line_up_news: ({ event, player, news, text }) =>
      `${event}: ${player} ${newsEn[String(news)] ?? newsEn.none}.${text ? ` ${text}` : ''}`,
    friend_invite: ({ username }) => `${username} wants to be your friend.`,
    friend_accepted: ({ username }) => `${username} accepted your invite.`,
    clan_removed: ({ clan }) => `You are no longer in the clan ${clan}.`,
    dispute_answered: ({ event, phase }) => `${event}, ${phase}: your dispute was answered.`,
  },
}

const pl: Texts = {
  unfinished: {
    subject: (event, decks) =>
      decks > 1 ? `Niegotowe talie: ${decks}` : `Twoja talia nie jest gotowa: ${event}`,
    deck: ({ event, phase, lock, cards, idle }) =>
      `${event}, ${phase}, zamyka się: ${lock}. Karty w Twojej talii: ${cards} z ${deckSize}${idle > 0 ? `, bez zagrań: ${idle}` : ''}.`,
    early: 'Piszemy wcześniej niż zwykle, bo przypomnienie wypadłoby w nocy.',
    action: 'DOKOŃCZ TALIĘ',
  },
  moved: {
    subject: event => `Zamknięcie przesunięte: ${event}`,
    text: ({ event, phase, lock }) =>
      `${event}, ${phase}, zamyka się teraz: ${lock}. Do tego czasu możesz zmieniać talię.`,
    action: 'OTWÓRZ TALIĘ',
  },
  push: {
    deck: ({ phase, lock, left, cards, idle }) =>
      `${phase} zamyka się ${left}, ${lock}. Karty w Twojej talii: ${cards} z ${deckSize}${idle > 0 ? `, bez zagrań: ${idle}` : ''}.`,
    early: 'Piszemy wcześniej, bo przypomnienie wypadłoby w nocy.',
    changed: 'Zmiana dotyczy Twojej talii',
    corrected: 'Wynik skorygowany',
    result: 'Jest Twój wynik',
    reward: 'Masz nagrodę',
  },
  message: { subject: event => `Wiadomość od organizatorów: ${event}`, action: 'OTWÓRZ TURNIEJ' },
  digest: {
    subject: 'Twój tydzień w Clutchdeck',
    more: count => `W powiadomieniach jest jeszcze: ${count}.`,
    talk: (name, count) => `${name}: nowe wiadomości: ${count}.`,
    action: 'OTWÓRZ CLUTCHDECK',
  },
  news: {
    phase_opened: ({ event, phase }) => `${event}: otwarto fazę ${phase}.`,
    phase_result: ({ event, phase, result }) =>
      result === 'success'
        ? `${event}: cel fazy ${phase} osiągnięty.`
        : `${event}: cel fazy ${phase} nieosiągnięty.`,
    result_corrected: ({ event, phase }) => `${event}: Twój wynik w fazie ${phase} został skorygowany.`,
    reward_granted: ({ event, reward }) => `${event}: wygrana nagroda: ${reward}.`,
    reward_taken_back: ({ event, reward }) => `${event}: wycofano nagrodę: ${reward}.`,
    card_removed: ({ event, phase, names }) => `${event}, ${phase}: z Twojej talii usunięto karty: ${names}.`,
    perk_removed: ({ event, phase, names }) => `${event}, ${phase}: z Twoich kart usunięto perki: ${names}.`,
    match_changed: ({ event, home, away }) => `${event}: zmieniono mecz ${home} – ${away}.`,
    line_up_news: ({ event, player, news, text }) =>
      `${event}: ${player} ${newsPl[String(news)] ?? newsPl.none}.${text ? ` ${text}` : ''}`,
    friend_invite: ({ username }) => `Zaproszenie do znajomych od: ${username}.`,
    friend_accepted: ({ username }) => `${username} akceptuje Twoje zaproszenie.`,
    clan_removed: ({ clan }) => `Nie należysz już do klanu ${clan}.`,
    dispute_answered: ({ event, phase }) => `${event}, ${phase}: odpowiedziano na Twoją reklamację.`,
  },
}

/** The texts of mail that a user can turn off. */
export const reminderTexts = { en, pl }
