import type en from '../en/settings.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'ustawienia',
  tabs: { account: 'konto' },
  data: 'dane konta',
  username: 'Nazwa użytkownika',
  email: 'E-mail',
  noEmail: 'nie podano',
  unavailable: 'ZMIANA DANYCH KONTA NIE JEST JESZCZE DOSTĘPNA',
  password: 'hasło',
  resetPassword: 'ZRESETUJ HASŁO',
  passwordChange: {
    open: 'ZMIEŃ HASŁO',
    title: 'Zmień hasło',
    text: 'Zmiana hasła kończy wszystkie twoje pozostałe sesje.',
    old: 'Obecne hasło',
    new: 'Nowe hasło',
    confirmation: 'Powtórz nowe hasło',
    confirm: 'ZMIEŃ HASŁO',
    success: 'Hasło zostało zmienione.',
  },
  sessions: {
    title: 'sesje',
    text: 'Urządzenia, na których trwa twoja sesja. Zakończ sesje, których nie poznajesz, i zmień wtedy hasło.',
    own: 'to urządzenie, teraz',
    used: 'ostatnio używana {time}',
    unknownDevice: 'Nieznana przeglądarka',
    end: 'ZAKOŃCZ',
    endOf: 'Zakończ sesję: {device}',
    endOthers: 'WYLOGUJ WSZĘDZIE INDZIEJ',
    othersEnded: 'Wszystkie pozostałe sesje zostały zakończone.',
  },
  cues: {
    title: 'dźwięk i wibracje',
    text: 'Strona gry może wydać dźwięk lub zawibrować, gdy podnosisz i odkładasz kartę lub perk, gdy spełnia się koszulka i gdy twoja talia osiąga cel. Jedno i drugie jest wyłączone, dopóki tego nie włączysz na tym urządzeniu.',
    sound: 'Dźwięk',
    vibration: 'Wibracje',
  },
  privacy: 'prywatność',
  privacyText:
    'Na jakie pliki cookie i zapisane dane zgadzasz się na tym urządzeniu, oraz kopia wszystkiego, co o tobie przechowujemy.',
  editConsents: 'EDYTUJ ZGODY NA PLIKI COOKIE',
  exportData: 'POBIERZ MOJE DANE',
  danger: 'usunięcie konta',
  dangerText:
    'Twoje konto zniknie od razu. Po {days} dniach jego dane osobowe zostaną bezpowrotnie skasowane; zalogowanie się wcześniej przywraca konto. W dawnych rankingach zostaje anonimowy wpis.',
  deleteAccount: 'USUŃ KONTO',
  deletion: {
    title: 'Usuń konto',
    text: 'Wpisz hasło, aby usunąć konto {name}. Do {date} możesz je przywrócić, logując się.',
    password: 'Hasło',
    confirm: 'USUŃ KONTO',
    success: 'Konto zostało usunięte.',
  },
} satisfies Translated<typeof en>
