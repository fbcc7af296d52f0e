import type { Translated } from '../base/translated.ts'
import type en from '../en/share.ts'

export default {
  share: 'Udostępnij',
  title: 'Udostępnij',
  size: 'Format obrazka',
  wide: 'Szeroki',
  tall: 'Relacja',
  send: 'Udostępnij',
  copyLink: 'Kopiuj link',
  copied: 'Link skopiowany.',
  notCopied: 'Nie udało się skopiować linku.',
  download: 'Pobierz',
  failed: 'Nie udało się wczytać obrazka.',
  picture: 'Udostępniany obrazek',
} satisfies Translated<typeof en>
