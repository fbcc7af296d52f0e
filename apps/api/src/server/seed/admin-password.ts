import { randomInt } from 'node:crypto'
import { checkPassword, refusalMessage } from '@game/domain'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%^&*'
const length = 20

/** Generates a random password that meets the rules of sign-up (rulebook 1.4), as the login form accepts no other. */
export function drawPassword(): string {
  for (;;) {
    const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    if (checkPassword(drawn).ok) return drawn
  }
}

/** Returns ADMIN_PASSWORD; throws if nobody could log in with it. */
export function checkAdminPassword(password: string): string {
  const checked = checkPassword(password)
  if (!checked.ok) throw new Error(`ADMIN_PASSWORD can't be used. ${refusalMessage(checked)}`)
  return checked.value
}
