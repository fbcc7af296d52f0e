import { findText } from '../../../base/texts/translate.ts'

/**
 * Translates the uses of a record in the text of IN_USE, `This is in use: events: A, B (2); decks: C (1).`, into the reader's
 * language; names stay unchanged (rulebook 11.21).
 */
export const translateUses = (text: string, language: string): string =>
  text.replace(/(: |; )([a-z ]+)(?=: )/g, (all, before: string, use: string) => {
    const word = findText(language, 'admin', `use.${use}`)
    return word === undefined ? all : before + word
  })
