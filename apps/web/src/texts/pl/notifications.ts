import type en from '../en/notifications.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Powiadomienia',
  none: 'NIC NOWEGO',
  noneText: 'Tu pojawią się wieści o fazach, wynikach, zaproszeniach i nagrodach.',
  readAll: 'OZNACZ WSZYSTKIE JAKO PRZECZYTANE',
  new: 'nowe',
  older: 'Wszystkich: {total}, pokazano najnowsze: {shown}.',
  kind: {
    phase_opened: '{event}, {phase}: otwarte. Złóż talię.',
    lock_near: '{event}, {phase}: zamyka się za godzinę, a twoja talia nie jest gotowa.',
    phase_success: '{event}, {phase}: cel osiągnięty. Grasz dalej!',
    phase_failed: '{event}, {phase}: cel nieosiągnięty. Zobacz, co zdobyły twoje karty.',
    reward_granted: '{event}: przyznano ci {reward} ({amount}).',
    friend_invite: '{username} zaprasza cię do znajomych.',
    friend_accepted: 'Twoje zaproszenie przyjęto: {username}.',
    clan_removed: 'Nie należysz już do klanu {clan}.',
    clan_deleted: 'Twój klan {clan} został usunięty.',
    card_removed: '{event}, {phase}: administrator usunął z twojej talii: {names}.',
    perk_removed: '{event}, {phase}: administrator zdjął perki z twoich kart: {names}.',
  },
} satisfies Translated<typeof en>
