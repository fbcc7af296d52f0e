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
  showPassword: 'Pokaż hasło: {field}',
  hidePassword: 'Ukryj hasło: {field}',
  missing: 'Do uzupełnienia: {fields}',
  remember: 'Zapamiętaj mnie',
  policy: 'Akceptuję [politykę prywatności](privacy) i [regulamin](terms)',
} satisfies Translated<typeof en>
