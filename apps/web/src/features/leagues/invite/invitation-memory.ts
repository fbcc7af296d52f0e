import { createAtom } from '@tanstack/react-store'

/**
 * The code of the league to which the last link led, until it is joined: it is still offered after a sign-up and a first deck. Nothing
 * is stored for it (rulebook 13.38), so a reload forgets it.
 */
export const invitation = createAtom<string | null>(null)

/** The code of the league that a visitor joins by signing up; used once, and forgotten by a reload too. */
export const joinsAfterSignUp = createAtom<string | null>(null)

/** Forgets a code: its league has been joined, or there is none. */
export const forgetInvitation = (code: string): void => {
  if (invitation.get() === code) invitation.set(null)
}
