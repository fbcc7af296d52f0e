/** The joiner between the emoji of, for example, a family, which show as one character; anywhere else it is invisible. */
const emojiJoiner =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu
/** Control characters, writing directions, characters of zero width, those that Unicode never assigns, and blanks other than a space. */
const invisible =
  /(?! |\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Whether every character of a name can be seen: no control characters, none of zero width, none that change the direction
 * of writing, no blanks except the space. Every name that somebody writes must be (rulebook 1.23, 11.42).
 */
export const isVisible = (name: string): boolean => !invisible.test(name.replace(emojiJoiner, ''))
