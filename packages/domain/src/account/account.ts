import { accept, type Refusal, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'

const symbols = '!@#$%^&*'
/** Account deletion takes effect after 14 days (player.md 9). */
export const deletionDays = 14
const day = 86_400_000

/** 4 to 24 letters, digits or underscores, ASCII (player.md 5, rules.md 1). Refuses USERNAME_LENGTH, USERNAME_CHARACTERS. */
export const checkUsername = (username: string): Result<string> => {
  if (username.length < 4 || username.length > 24) return refuse('USERNAME_LENGTH')
  return /^\w*$/.test(username) ? accept(username) : refuse('USERNAME_CHARACTERS')
}

/** Contains @ and a dot (player.md 5). Refuses EMAIL_FORM. */
export const checkEmail = (email: string): Result<string> =>
  email.includes('@') && email.includes('.') ? accept(email) : refuse('EMAIL_FORM')

/**
 * At least 8 characters, a capital letter and one of ! @ # $ % ^ & *, and nothing but ASCII letters, digits and those
 * (player.md 5). Refuses PASSWORD_LENGTH, PASSWORD_CHARACTERS, PASSWORD_CAPITAL, PASSWORD_SYMBOL, in this order.
 */
export const checkPassword = (password: string): Result<string> => {
  if (password.length < 8) return refuse('PASSWORD_LENGTH')
  if (!/^[A-Za-z0-9!@#$%^&*]*$/.test(password)) return refuse('PASSWORD_CHARACTERS')
  if (!/[A-Z]/.test(password)) return refuse('PASSWORD_CAPITAL')
  return [...symbols].some(symbol => password.includes(symbol)) ? accept(password) : refuse('PASSWORD_SYMBOL')
}

/** The repeated password equals the first. Refuses PASSWORDS_DIFFER. */
export const checkConfirmation = (password: string, confirmation: string): Result<string> =>
  password === confirmation ? accept(confirmation) : refuse('PASSWORDS_DIFFER')

const invisibleEnds = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu

/** A free name as it is kept: without spaces or anything else invisible at its ends. */
export const trimName = (name: string): string => name.replace(invisibleEnds, '')

/** A display name: 1 to 32 characters, not halves of them, by `trimName` (docs/rules.md). Refuses DISPLAY_NAME_LENGTH. */
export const checkDisplayName = (name: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  return length >= 1 && length <= 32 ? accept(trimmed) : refuse('DISPLAY_NAME_LENGTH')
}

export type SignUpFields = { username: string; email: string; password: string; confirmation: string }
export type LoginFields = { username: string; password: string }
export type FormState<Field extends string> = {
  /** Whether the form may be submitted. The policy checkbox has no part in it (player.md 5). */
  valid: boolean
  faults: Partial<Record<Field, Refusal>>
}

const formState = <Field extends string>(checks: Record<Field, Result<string>>): FormState<Field> => {
  const faults: Partial<Record<Field, Refusal>> = {}
  for (const field in checks) {
    const check: Result<string> = checks[field]
    if (!check.ok) faults[field] = check
  }
  return { valid: Object.keys(faults).length === 0, faults }
}

/** What the sign-up form says of its fields, and whether it may be submitted (player.md 2, 5). */
export const signUpForm = (fields: SignUpFields): FormState<keyof SignUpFields> =>
  formState({
    username: checkUsername(fields.username),
    email: checkEmail(fields.email),
    password: checkPassword(fields.password),
    confirmation: checkConfirmation(fields.password, fields.confirmation),
  })

/** What the login form says of its fields: the rules of sign-up (player.md 5). */
export const loginForm = (fields: LoginFields): FormState<keyof LoginFields> =>
  formState({ username: checkUsername(fields.username), password: checkPassword(fields.password) })

/**
 * By this text two usernames or clan names are the same (rules.md 3, 9): neither case nor what looks the same for being
 * written otherwise counts, composed letters, wide ones, invisible signs (docs/rules.md).
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

/** When a deleted account is erased: 14 days after (player.md 4). Until then signing in restores it. */
export const erasedAt = (deletedAt: string): string =>
  new Date(epochMs(deletedAt) + deletionDays * day).toISOString()
