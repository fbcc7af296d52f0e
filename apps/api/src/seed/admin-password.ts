import { randomInt } from 'node:crypto'
import { checkPassword, refusalMessage } from '@game/domain'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%^&*'
const length = 20

/** A password by the rules of sign-up, for the sign-in form takes no other. */
export function drawPassword(): string {
  for (;;) {
    const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    if (checkPassword(drawn).ok) return drawn
  }
}

/** Throws one sentence where ADMIN_PASSWORD is a password that nobody could sign in with. */
export function checkAdminPassword(password: string): string {
  const checked = checkPassword(password)
  if (!checked.ok) throw new Error(`ADMIN_PASSWORD can't be used. ${refusalMessage(checked)}`)
  return checked.value
}
