import type en from '../en/account.ts'
import type { Translated } from '../translated.ts'

export default {
  login: {
    title: 'Logowanie',
    lead: 'Witaj z powrotem przy stole.',
    submit: 'ZALOGUJ SIĘ',
    success: 'Zalogowano jako {name}!',
  },
  signUp: {
    title: 'Rejestracja',
    lead: 'Pięć kart, po trzy kluczowe zagrania, jeden cel na fazę.',
    submit: 'ZAŁÓŻ KONTO',
    success: 'Konto założone! Witaj, {name}!',
  },
  back: 'Wróć do {product}',
  haveAccount: 'Masz już konto?',
  toLogin: 'Zaloguj się',
  haveNone: 'Pierwszy raz tutaj?',
  toSignUp: 'Załóż konto',
  restored: 'Twoje konto miało zostać usunięte. Zostało przywrócone.',
  username: 'Nazwa użytkownika',
  usernameHint: 'od 4 do 24 liter, cyfr lub podkreśleń',
  email: 'E-mail',
  password: 'Hasło',
  passwordHint: 'co najmniej 8 znaków, w tym wielka litera i jeden z ! @ # $ % ^ & *',
  passwordGuessable:
    'To hasło jest często używane albo łatwe do odgadnięcia. Bezpieczniejsze jest dłuższe lub złożone z kilku słów.',
  confirmation: 'Powtórz hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  remember: 'Zapamiętaj hasło',
  policy: 'Akceptuję [politykę prywatności](privacy) i [regulamin](terms)',
} satisfies Translated<typeof en>
