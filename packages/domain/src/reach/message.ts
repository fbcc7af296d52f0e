import { accept, type Result, refuse } from '../shared/result.ts'

/** The maximum number of characters of a message of the organisers, in each language (rulebook 20.16). */
export const messageLength = 500

/** Checks a language of a message of the organisers and returns it trimmed: 1 to 500 characters (rulebook 20.16). Refuses MESSAGE_LENGTH. */
export const checkMessage = (text: string): Result<string> => {
  const message = text.trim()
  const { length } = [...message]
  return length >= 1 && length <= messageLength ? accept(message) : refuse('MESSAGE_LENGTH')
}

/** Checks the Polish text of a message, which may be missing: empty, then readers of Polish get the English one (rulebook 20.16). Refuses MESSAGE_LENGTH. */
export const checkPolishMessage = (text: string): Result<string> =>
  text.trim() === '' ? accept('') : checkMessage(text)
