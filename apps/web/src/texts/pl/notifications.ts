import type en from '../en/notifications.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Powiadomienia',
  none: 'BRAK POWIADOMIEŃ',
  noneText: 'Tu znajdziesz informacje o fazach, wynikach, zaproszeniach i nagrodach.',
  readAll: 'OZNACZ WSZYSTKIE JAKO PRZECZYTANE',
  new: 'nowe',
  older:
    '{shown, plural, one {Pokazujemy # najnowsze z {total}.} few {Pokazujemy # najnowsze z {total}.} many {Pokazujemy # najnowszych z {total}.} other {Pokazujemy # z {total}.}}',
  reminder: {
    short: 'Talia {cards}/{size}, zamknięcie {left}',
    text: '{event}: faza {phase} zamyka się {left}. Talia niekompletna: karty {cards}/{size}, zagrania {keyplays}/{limit}.',
  },
  outcome: {
    success: 'cel osiągnięty',
    failed: 'cel nieosiągnięty',
    locked_in: 'cel jeszcze nieosiągnięty',
    locked: 'faza się nie liczy',
    open: 'otwarta',
  },
  kind: {
    phase_opened: '{event}: faza {phase} jest otwarta. Złóż talię!',
    lock_near: '{event}: faza {phase} zamyka się {left}, a twoja talia jest niekompletna.',
    lock_past: '{event}: tuż przed zamknięciem fazy {phase} twoja talia była niekompletna.',
    phase_success: '{event}: cel fazy {phase} osiągnięty. Grasz dalej!',
    last_phase_success: '{event}: cel fazy {phase} osiągnięty. To była ostatnia faza!',
    phase_failed: '{event}: zabrakło ci punktów do celu fazy {phase}. Zobacz, co zdobyły twoje karty.',
    result_corrected:
      '{event}: poprawiono twój wynik fazy {phase}. Było: {before}, {scoreBefore} pkt. Jest: {after}, {score} pkt.',
    result_corrected_why:
      '{event}: poprawiono twój wynik fazy {phase}. Było: {before}, {scoreBefore} pkt. Jest: {after}, {score} pkt. Powód: {reason}',
    lock_moved: '{event}: zamknięcie fazy {phase} przesunięto z {fromText} na {toText}.',
    reward_granted: '{event}: zdobywasz nagrodę {reward} ({amount})!',
    reward_taken_back: '{event}: cofnięto nagrodę {reward} ({amount}), bo turniej został wznowiony.',
    friend_invite: '{username} zaprasza cię do znajomych.',
    friend_accepted: '{username} i ty jesteście teraz znajomymi.',
    clan_removed: 'Usunięto cię z klanu {clan}.',
    clan_deleted: 'Twój klan {clan} został usunięty.',
    card_removed: '{event}, {phase}: admin usunął z twojej talii: {names}.',
    dispute_answered: '{event}, {phase}: jest odpowiedź na twoją reklamację.',
    match_moved: '{event}: mecz {home} – {away} odbędzie się {when}.',
    match_scheduled: '{event}: mecz {home} – {away} jednak się odbędzie, {when}.',
    match_postponed: '{event}: mecz {home} – {away} został przełożony. Na razie zaplanowany: {when}.',
    match_void: '{event}: mecz {home} – {away} nie odbędzie się (VOID).',
    match_forfeit: '{event}: mecz {home} – {away} rozstrzygnięto walkowerem.',
    perk_removed: '{event}, {phase}: admin zdjął perki z twoich kart: {names}.',
  },
} satisfies Translated<typeof en>
