import type en from '../en/account.ts'
import type { Translated } from '../translated.ts'

export default {
  login: {
    title: 'Logowanie',
    lead: 'Miło cię znów widzieć.',
    submit: 'ZALOGUJ SIĘ',
    success: 'Zalogowano jako {name}!',
  },
  signUp: {
    title: 'Rejestracja',
    lead: 'Pięć kart, po trzy zagrania i jeden cel na fazę.',
    submit: 'ZAŁÓŻ KONTO',
    success: 'Konto założone! Witaj, {name}!',
  },
  forgot: {
    title: 'Nie pamiętasz hasła?',
    lead: 'Wyślemy ci link do ustawienia nowego.',
    submit: 'WYŚLIJ LINK',
    sent: 'Jeśli jakieś konto ma ten adres i go potwierdziło, link jest już w drodze. Działa raz, przez 30 minut.',
    noMail: 'Sprawdź też folder ze spamem. Bez potwierdzonego adresu pomogą tylko organizatorzy.',
    off: 'Ta gra nie wysyła e-maili, więc nie da się tu zresetować hasła. Napisz do tych, którzy ją prowadzą.',
  },
  reset: {
    title: 'Nowe hasło',
    lead: 'Wylogujemy cię na wszystkich urządzeniach.',
    newPassword: 'Nowe hasło',
    submit: 'USTAW HASŁO',
    success: 'Nowe hasło ustawione. Zaloguj się nim, {name}.',
    again: 'Poproś o nowy link',
  },
  confirm: {
    title: 'Potwierdź adres',
    lead: 'Jedno kliknięcie i wiemy, że nasze wiadomości docierają.',
    submit: 'POTWIERDŹ ADRES',
    done: 'Adres {email} jest potwierdzony. Ostrzeżemy cię tam przed zamknięciem talii; o czym piszemy, wybierasz w ustawieniach.',
    toSettings: 'Otwórz ustawienia',
  },
  toForgot: 'Nie pamiętasz hasła?',
  back: 'Wróć do {product}',
  haveAccount: 'Masz już konto?',
  toLogin: 'Zaloguj się',
  haveNone: 'Nie masz jeszcze konta?',
  toSignUp: 'Załóż konto',
  restored: 'Witaj ponownie! Twoje konto zostało przywrócone i nie będzie usunięte.',
  username: 'Nazwa użytkownika',
  usernameHint: '4–24 znaki: litery, cyfry lub _',
  email: 'E-mail',
  password: 'Hasło',
  passwordHint: 'co najmniej 8 znaków, w tym wielka litera i jeden z: ! @ # $ % ^ & *',
  passwordGuessable:
    'To popularne lub łatwe do odgadnięcia hasło. Bezpieczniejsze będzie dłuższe, np. z kilku słów.',
  confirmation: 'Powtórz hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  remember: 'Zapamiętaj mnie',
  policy: 'Akceptuję [politykę prywatności](privacy) i [regulamin](terms)',
} satisfies Translated<typeof en>
