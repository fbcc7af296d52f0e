import { accept, type Refusal, type Result, refuse } from '../shared/result.ts'
import { checkUnreserved } from './name.ts'

/**
 * Checks a username: 4 to 24 ASCII letters, digits or underscores (rulebook 1.2). Refuses USERNAME_LENGTH,
 * USERNAME_CHARACTERS.
 *
 * @example
 * checkUsername('maja_wwa') // { ok: true, value: 'maja_wwa' }
 * checkUsername('max') // { ok: false, rule: 'USERNAME_LENGTH' }
 */
export const checkUsername = (username: string): Result<string> => {
  if (username.length < 4 || username.length > 24) return refuse('USERNAME_LENGTH')
  return /^\w*$/.test(username) ? accept(username) : refuse('USERNAME_CHARACTERS')
}

/**
 * Checks the username of a new account: the rules of `checkUsername`, and no name that suggests the game's staff (rulebook
 * 1.23). Refuses USERNAME_LENGTH, USERNAME_CHARACTERS, NAME_RESERVED.
 */
export const checkNewUsername = (username: string): Result<string> => {
  const check = checkUsername(username)
  return check.ok ? checkUnreserved(username) : check
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`)
const mailDomain = new RegExp(`^${label}(?:\\.${label})*$`)

/** What browsers and servers both have, though the language itself does not. */
declare const URL: { new (url: string): { hostname: string }; canParse: (url: string) => boolean }

/** The ASCII form of a domain in other letters, such as xn--abka-99a.pl for żabka.pl; the domain as it is where it has none. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[!-~]*$/.test(domain) || !URL.canParse(url)) return domain
  const { hostname } = new URL(url)
  return /^[\d.]+$/.test(hostname) ? domain : hostname
}

/**
 * Checks an email address and returns it trimmed, its domain in ASCII: it contains @ and a dot, and is a single address that mail can be sent to
 * (RFC 5321), at a domain and without quotes (rulebook 1.3). Refuses EMAIL_FORM, EMAIL_ADDRESS.
 *
 * @example
 * checkEmail(' anna@example.org ') // { ok: true, value: 'anna@example.org' }
 * checkEmail('anna@.org') // { ok: false, rule: 'EMAIL_ADDRESS' }
 */
export const checkEmail = (email: string): Result<string> => {
  const trimmed = email.trim()
  if (!trimmed.includes('@') || !trimmed.includes('.')) return refuse('EMAIL_FORM')
  const at = trimmed.lastIndexOf('@')
  const [local, domain] = [trimmed.slice(0, at), asciiDomain(trimmed.slice(at + 1))]
  const address = `${local}@${domain}`
  const isAddress = address.length <= 254 && at <= 64 && localPart.test(local) && mailDomain.test(domain)
  return isAddress ? accept(address) : refuse('EMAIL_ADDRESS')
}

/**
 * Checks a password: at least 8 characters, a capital letter and one of ! @ # $ % ^ & *, and no characters other than ASCII
 * letters, digits and these symbols (rulebook 1.4). Refuses PASSWORD_LENGTH, PASSWORD_CHARACTERS, PASSWORD_CAPITAL,
 * PASSWORD_SYMBOL, in this order.
 */
export const checkPassword = (password: string): Result<string> => {
  if (password.length < 8) return refuse('PASSWORD_LENGTH')
  if (!/^[A-Za-z0-9!@#$%^&*]*$/.test(password)) return refuse('PASSWORD_CHARACTERS')
  if (!/[A-Z]/.test(password)) return refuse('PASSWORD_CAPITAL')
  return /[!@#$%^&*]/.test(password) ? accept(password) : refuse('PASSWORD_SYMBOL')
}

/** Checks that the repeated password equals the first (rulebook 1.6). Refuses PASSWORDS_DIFFER. */
export const checkConfirmation = (password: string, confirmation: string): Result<string> =>
  password === confirmation ? accept(confirmation) : refuse('PASSWORDS_DIFFER')

/**
 * The fields of the sign-up form that decide whether it can be submitted; the policy checkbox is not one of them (rulebook
 * 1.6).
 */
export type SignUpFields = { username: string; email: string; password: string; confirmation: string }
/** The fields of the login form. */
export type LoginFields = { username: string; password: string }

/** The fields of the form that changes the password. */
export type PasswordFields = { newPassword: string; confirmation: string }

/** Whether a form can be submitted, and the refusal of each field that is wrong (rulebook 1.6). */
export type FormState<Field extends string> = { valid: boolean; faults: Partial<Record<Field, Refusal>> }

const formState = <Field extends string>(checks: Record<Field, Result<string>>): FormState<Field> => {
  const faults: Partial<Record<Field, Refusal>> = {}
  for (const field in checks) {
    const check: Result<string> = checks[field]
    if (!check.ok) faults[field] = check
  }
  return { valid: Object.keys(faults).length === 0, faults }
}

/** Checks the fields of the sign-up form (rulebook 1.6). */
export const signUpForm = (fields: SignUpFields): FormState<keyof SignUpFields> =>
  formState({
    username: checkNewUsername(fields.username),
    email: checkEmail(fields.email),
    password: checkPassword(fields.password),
    confirmation: checkConfirmation(fields.password, fields.confirmation),
  })

/** Checks the fields of the form that signs up without a password (rulebook 24.11). */
export const newAccountForm = (
  fields: Pick<SignUpFields, 'username' | 'email'>,
): FormState<'username' | 'email'> =>
  formState({ username: checkNewUsername(fields.username), email: checkEmail(fields.email) })

/** Checks the fields of the login form by the rules of sign-up (rulebook 1.6). */
export const loginForm = (fields: LoginFields): FormState<keyof LoginFields> =>
  formState({ username: checkUsername(fields.username), password: checkPassword(fields.password) })

/** Checks the fields of the form that changes the password; only the server can check the old password (rulebook 1.21). */
export const passwordForm = (fields: PasswordFields): FormState<keyof PasswordFields> =>
  formState({
    newPassword: checkPassword(fields.newPassword),
    confirmation: checkConfirmation(fields.newPassword, fields.confirmation),
  })
