import { product } from '@game/domain'
import type { Letter } from '../../../ground/mail/letter.ts'

type Facts<Names extends string> = Record<Names | 'username' | 'url', string>
type Texts = {
  confirm_address(facts: Facts<'address'>): Letter
  confirm_before_reset(facts: Facts<'address' | 'forgot'>): Letter
  address_changing(facts: Facts<'address'>): Letter
  address_taken(facts: Record<'address' | 'url', string>): Letter
  password_reset(facts: Facts<never>): Letter
  password_changed(facts: Facts<'at'>): Letter
  new_device(facts: Facts<'device' | 'network' | 'at'>): Letter
  passkey_added(facts: Facts<'name' | 'at'>): Letter
  account_linked(facts: Facts<'provider' | 'name' | 'at'>): Letter
  passkey_copied(facts: Facts<'name' | 'at'>): Letter
  deletion_requested(facts: Facts<'until'>): Letter
}

/** Writes an instant in the reader's language and zone, which it names. */
export const momentIn = (iso: string, language: 'en' | 'pl', timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso))

/** The token of a link, for mail programs that cut what follows `#`. */
const codeOf = (url: string): string => url.slice(url.indexOf('#') + 1)

const enCode = (url: string): string =>
  `If the page says that part of the link is missing, enter this code there: ${codeOf(url)}`
const plCode = (url: string): string =>
  `Jeśli strona zgłosi, że brakuje części linku, wpisz na niej ten kod: ${codeOf(url)}`

const en: Texts = {
  confirm_address: ({ username, address, url }) => ({
    subject: `Confirm your email address for ${product.name}`,
    paragraphs: [
      `Someone, hopefully you, gave ${address} as the email address of the account ${username}.`,
      'Confirm it, and we can warn you before a deck locks, and you can get back in if you forget your password.',
    ],
    action: { label: 'CONFIRM ADDRESS', url },
    below: [
      'The link works for 24 hours. If this wasn’t you, do nothing: without your confirmation we send nothing more to this address.',
      enCode(url),
    ],
  }),
  confirm_before_reset: ({ username, address, url, forgot }) => ({
    subject: 'Confirm your address to get a new password',
    paragraphs: [
      `Someone asked for a new password for the account ${username}. ${address} isn’t confirmed yet, and we send links to a new password to confirmed addresses only.`,
      `Confirm the address first. Then ask for a new password again: ${forgot}`,
    ],
    action: { label: 'CONFIRM ADDRESS', url },
    below: [
      'The link works for 24 hours. If this wasn’t you, do nothing: your password stays as it is.',
      enCode(url),
    ],
  }),
  address_changing: ({ username, address, url }) => ({
    subject: 'A new email address for your account',
    paragraphs: [
      `Someone who knows the password of ${username} asked to use ${address} instead of this address. It changes once the new address is confirmed.`,
      'If this was you, there is nothing to do here. If it wasn’t, change your password now.',
    ],
    action: { label: 'OPEN SETTINGS', url },
  }),
  address_taken: ({ address, url }) => ({
    subject: `You already have an account at ${product.name}`,
    paragraphs: [
      `Someone, perhaps you, asked to use ${address} for another account. As yours has it already, nothing has changed.`,
      'If this was you, log in with the account that has this address, or give the other one another address. If it wasn’t, there is nothing to do.',
    ],
    action: { label: 'LOG IN', url },
  }),
  password_reset: ({ username, url }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Someone asked for a new password for the account ${username}.`],
    action: { label: 'CHOOSE A PASSWORD', url },
    below: [
      'The link works once, for 30 minutes. If this wasn’t you, do nothing: your password stays as it is.',
      enCode(url),
    ],
  }),
  password_changed: ({ username, at, url }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of ${username} was changed on ${at}. All other devices have been signed out.`,
      'If this wasn’t you, choose a new password at once.',
    ],
    action: { label: 'CHOOSE A NEW PASSWORD', url },
  }),
  new_device: ({ username, device, network, at, url }) => ({
    subject: 'New device signed in',
    paragraphs: [
      `${username} signed in on a device that we haven’t seen before: ${device || 'an unknown browser'}, from ${network}, on ${at}.`,
      'If this was you, there is nothing to do. If it wasn’t, sign that device out and change your password.',
    ],
    action: { label: 'SEE SIGNED-IN DEVICES', url },
  }),
  passkey_added: ({ username, name, at, url }) => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      `The passkey ${name} was added to ${username} on ${at}. Anyone who holds it can sign in.`,
      'If this wasn’t you, remove it and change your password now.',
    ],
    action: { label: 'SEE PASSKEYS', url },
  }),
  account_linked: ({ username, provider, name, at, url }) => ({
    subject: `A ${provider} account was linked to yours`,
    paragraphs: [
      `The ${provider} account ${name} was linked to ${username} on ${at}. Anyone who holds it can sign in.`,
      'If this wasn’t you, unlink it and change your password now.',
    ],
    action: { label: 'SEE LINKED ACCOUNTS', url },
  }),
  passkey_copied: ({ username, name, at, url }) => ({
    subject: 'We refused one of your passkeys',
    paragraphs: [
      `Somebody tried to sign in to ${username} with the passkey ${name} on ${at}. Its counter was behind, which happens if a passkey has been copied, so we refused it.`,
      'Remove this passkey, add a new one, and sign out devices that you don’t recognise.',
    ],
    action: { label: 'SEE PASSKEYS', url },
  }),
  deletion_requested: ({ username, until, url }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `The account ${username} is hidden now and will be erased on ${until}.`,
      'Changed your mind, or wasn’t it you? Sign in before then, and everything is back.',
    ],
    action: { label: 'SIGN IN AND RESTORE', url },
  }),
}

const pl: Texts = {
  confirm_address: ({ username, address, url }) => ({
    subject: `Potwierdź swój adres e-mail w ${product.name}`,
    paragraphs: [
      `Ktoś, mamy nadzieję, że Ty, podał adres ${address} jako adres e-mail konta ${username}.`,
      'Potwierdź go, a będziemy mogli ostrzec Cię, zanim talia się zamknie, a Ty odzyskasz dostęp, gdy zapomnisz hasła.',
    ],
    action: { label: 'POTWIERDŹ ADRES', url },
    below: [
      'Link działa przez 24 godziny. Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej na ten adres.',
      plCode(url),
    ],
  }),
  confirm_before_reset: ({ username, address, url, forgot }) => ({
    subject: 'Potwierdź adres, aby ustawić nowe hasło',
    paragraphs: [
      `Ktoś poprosił o nowe hasło do konta ${username}. Adres ${address} nie jest jeszcze potwierdzony, a linki do nowego hasła wysyłamy tylko na potwierdzone adresy.`,
      `Najpierw potwierdź adres. Potem poproś o nowe hasło jeszcze raz: ${forgot}`,
    ],
    action: { label: 'POTWIERDŹ ADRES', url },
    below: [
      'Link działa przez 24 godziny. Jeśli to nie Ty, nic nie rób: Twoje hasło pozostanie bez zmian.',
      plCode(url),
    ],
  }),
  address_changing: ({ username, address, url }) => ({
    subject: 'Nowy adres e-mail Twojego konta',
    paragraphs: [
      `Ktoś, kto zna hasło konta ${username}, poprosił o używanie adresu ${address} zamiast tego. Zmiana nastąpi po potwierdzeniu nowego adresu.`,
      'Jeśli to Ty, nie musisz tu nic robić. Jeśli nie, natychmiast zmień hasło.',
    ],
    action: { label: 'OTWÓRZ USTAWIENIA', url },
  }),
  address_taken: ({ address, url }) => ({
    subject: `Masz już konto w ${product.name}`,
    paragraphs: [
      `Ktoś, może Ty, chce użyć adresu ${address} w innym koncie. Ten adres ma już Twoje konto, więc nic się nie zmieniło.`,
      'Jeśli to Ty, zaloguj się na konto z tym adresem albo podaj w drugim inny adres. Jeśli nie, nie musisz nic robić.',
    ],
    action: { label: 'ZALOGUJ SIĘ', url },
  }),
  password_reset: ({ username, url }) => ({
    subject: 'Ustaw nowe hasło',
    paragraphs: [`Ktoś poprosił o nowe hasło do konta ${username}.`],
    action: { label: 'USTAW HASŁO', url },
    below: [
      'Link działa raz, przez 30 minut. Jeśli to nie Ty, nic nie rób: Twoje hasło pozostanie bez zmian.',
      plCode(url),
    ],
  }),
  password_changed: ({ username, at, url }) => ({
    subject: 'Twoje hasło zostało zmienione',
    paragraphs: [
      `Hasło konta ${username} zostało zmienione: ${at}. Wszystkie inne urządzenia zostały wylogowane.`,
      'Jeśli to nie Ty, natychmiast ustaw nowe hasło.',
    ],
    action: { label: 'USTAW NOWE HASŁO', url },
  }),
  new_device: ({ username, device, network, at, url }) => ({
    subject: 'Zalogowano z nowego urządzenia',
    paragraphs: [
      `Na konto ${username} zalogowano się z urządzenia, którego wcześniej nie widzieliśmy: ${device || 'nieznana przeglądarka'}, z adresu ${network}, ${at}.`,
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, wyloguj to urządzenie i zmień hasło.',
    ],
    action: { label: 'ZOBACZ URZĄDZENIA', url },
  }),
  passkey_added: ({ username, name, at, url }) => ({
    subject: 'Do Twojego konta dodano klucz dostępu',
    paragraphs: [
      `Do konta ${username} dodano klucz dostępu ${name}: ${at}. Kto go ma, może się zalogować.`,
      'Jeśli to nie Ty, natychmiast usuń ten klucz i zmień hasło.',
    ],
    action: { label: 'ZOBACZ KLUCZE DOSTĘPU', url },
  }),
  account_linked: ({ username, provider, name, at, url }) => ({
    subject: `Do Twojego konta przypisano konto ${provider}`,
    paragraphs: [
      `Do konta ${username} przypisano konto ${provider}: ${name}, ${at}. Kto je ma, może się zalogować.`,
      'Jeśli to nie Ty, natychmiast je odłącz i zmień hasło.',
    ],
    action: { label: 'ZOBACZ POŁĄCZONE KONTA', url },
  }),
  passkey_copied: ({ username, name, at, url }) => ({
    subject: 'Odrzuciliśmy jeden z Twoich kluczy dostępu',
    paragraphs: [
      `Ktoś próbował zalogować się na konto ${username} kluczem dostępu ${name}: ${at}. Licznik klucza był cofnięty, co zdarza się, gdy klucz skopiowano, więc go odrzuciliśmy.`,
      'Usuń ten klucz, dodaj nowy i wyloguj urządzenia, których nie rozpoznajesz.',
    ],
    action: { label: 'ZOBACZ KLUCZE DOSTĘPU', url },
  }),
  deletion_requested: ({ username, until, url }) => ({
    subject: 'Twoje konto zostanie usunięte',
    paragraphs: [
      `Konto ${username} jest teraz ukryte i zostanie trwale usunięte: ${until}.`,
      'Zmieniasz zdanie albo to nie Ty? Zaloguj się przed tym terminem, a wszystko wróci.',
    ],
    action: { label: 'ZALOGUJ SIĘ I PRZYWRÓĆ', url },
  }),
}

/** The texts of account mail. */
export const accountLetterTexts = { en, pl }
