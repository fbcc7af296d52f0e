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
  privacy: 'prywatność',
  privacyText: 'Na jakie pliki cookie i zapisane dane zgadzasz się na tym urządzeniu.',
  editConsents: 'EDYTUJ ZGODY NA PLIKI COOKIE',
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
