import type { ReactNode } from 'react'
import { useTranslation } from '../src/base/texts/use-translation.ts'
import styles from './gallery.module.css'

/** Frames the states of one component. */
export function Example({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={styles.example} data-wide={wide || undefined} aria-labelledby={`example-${name}`}>
      <h2 id={`example-${name}`} className={styles.name}>
        {name}
      </h2>
      {children}
    </section>
  )
}

const texts = {
  en: {
    short: 'Save',
    label: 'Name of the event',
    phrase: 'Longer than usual, on one line',
    long: 'A text that is much longer than its place, as translations are, with incomprehensibilities in it',
  },
  pl: {
    short: 'Zapisz',
    label: 'Nazwa wydarzenia',
    phrase: 'Dłuższy niż zwykle, w jednym wierszu',
    long: 'Tekst o wiele dłuższy niż jego miejsce, jak to w tłumaczeniach bywa, z Konstantynopolitańczykiem w środku',
  },
}

/** Returns sample texts in the gallery's language: `long` for texts that wrap, `phrase` for texts that stay on one line. */
export function useSampleTexts() {
  const { i18n } = useTranslation()
  return i18n.language === 'pl' ? texts.pl : texts.en
}
