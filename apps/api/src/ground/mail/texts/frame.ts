/** The words around every mail. */
export const frameTexts = {
  en: {
    greeting: (name: string) => `Hi ${name},`,
    accountReason: 'You get this mail because it concerns the safety of your account.',
    reason: 'You get this mail because you play Clutchdeck.',
    unsubscribe: 'Unsubscribe from such mails',
    settings: 'All settings',
  },
  pl: {
    greeting: (name: string) => `Cześć ${name},`,
    accountReason: 'Dostajesz tę wiadomość, bo dotyczy bezpieczeństwa Twojego konta.',
    reason: 'Dostajesz tę wiadomość, bo grasz w Clutchdeck.',
    unsubscribe: 'Wypisz się z takich wiadomości',
    settings: 'Wszystkie ustawienia',
  },
}
