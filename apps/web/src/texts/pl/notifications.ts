import type en from '../en/notifications.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Powiadomienia',
  none: 'NIC NOWEGO',
  noneText: 'Tu pojawią się wieści o fazach, wynikach, zaproszeniach i nagrodach.',
  readAll: 'OZNACZ WSZYSTKIE JAKO PRZECZYTANE',
  new: 'nowe',
  older: 'Wszystkich: {total}, pokazano najnowsze: {shown}.',
  reminder: {
    short: 'Talia {cards}/{size}, blokada {left}',
    text: '{event}, {phase}: blokada {left}. Talia niegotowa: karty {cards} z {size}, zagrania {keyplays} z {limit}.',
  },
  kind: {
    phase_opened: '{event}, {phase}: otwarte. Złóż talię.',
    lock_near: '{event}, {phase}: blokada {left}, a twoja talia nie jest gotowa.',
    lock_past: '{event}, {phase}: zbliżała się blokada, a twoja talia nie była gotowa.',
    phase_success: '{event}, {phase}: cel osiągnięty. Grasz dalej!',
    last_phase_success: '{event}, {phase}: cel osiągnięty. To była ostatnia faza!',
    phase_failed: '{event}, {phase}: cel nieosiągnięty. Zobacz, co zdobyły twoje karty.',
    reward_granted: '{event}: przyznano ci {reward} ({amount}).',
    reward_taken_back:
      '{event}: cofnięto nagrodę {reward} ({amount}), bo wydarzenie nie jest już uznane za zakończone.',
    friend_invite: '{username} zaprasza cię do znajomych.',
    friend_accepted: 'Twoje zaproszenie przyjęto: {username}.',
    clan_removed: 'Nie należysz już do klanu {clan}.',
    clan_deleted: 'Twój klan {clan} został usunięty.',
    card_removed: '{event}, {phase}: admin usunął z twojej talii: {names}.',
    dispute_answered: '{event}, {phase}: jest odpowiedź na twoją reklamację.',
    perk_removed: '{event}, {phase}: admin zdjął perki z twoich kart: {names}.',
  },
} satisfies Translated<typeof en>
