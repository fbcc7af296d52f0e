import { erasedAt } from '@game/domain'
import type { LetterKind } from '../../../ground/mail/letter.ts'
import { findContact, findDeletion, isTaken } from './contact-queries.ts'
import { accountLetterTexts, momentIn } from './letter-texts.ts'
import { insertLink } from './link-queries.ts'

const factOf = (facts: Record<string, string | number>, name: string): string => String(facts[name] ?? '')

/**
 * The address is the one that the user wants now: not one that has been replaced or confirmed since. Where another account has it, the mail says
 * so in place of the link. If a new password was asked for, it says that the address comes first (rulebook 20.3).
 */
const confirmAddress: LetterKind = {
  isAccountMail: true,
  addressOf: facts => factOf(facts, 'address'),
  compose: async (db, { recipient, facts, origin }) => {
    const address = factOf(facts, 'address')
    const { email, pendingEmail, confirmed, bounced } = await findContact(db, recipient.id)
    const isDone = pendingEmail === null && confirmed && !bounced
    if (isDone || address !== (pendingEmail ?? email)) return undefined
    if (await isTaken(db, address, recipient.id))
      return accountLetterTexts[recipient.language].address_taken({ address, url: `${origin}/login` })
    const token = await insertLink(db, { accountId: recipient.id, purpose: 'confirm', address })
    const texts = accountLetterTexts[recipient.language]
    const named = { username: recipient.username, address, url: `${origin}/confirm-email#${token}` }
    return facts.asksReset
      ? texts.confirm_before_reset({ ...named, forgot: `${origin}/forgot-password` })
      : texts.confirm_address(named)
  },
}

/** Goes to the address that the account has until the new one is confirmed. */
const addressChanging: LetterKind = {
  isAccountMail: true,
  compose: async (_db, { recipient, facts, origin }) =>
    accountLetterTexts[recipient.language].address_changing({
      username: recipient.username,
      address: factOf(facts, 'newAddress'),
      url: `${origin}/settings`,
    }),
}

const passwordReset: LetterKind = {
  isAccountMail: true,
  compose: async (db, { recipient, origin }) => {
    const { id: accountId, username, language, address } = recipient
    const token = await insertLink(db, { accountId, purpose: 'reset', address: address ?? '' })
    return accountLetterTexts[language].password_reset({
      username,
      url: `${origin}/reset-password#${token}`,
    })
  },
}

/** Says what has happened to the account and when, from the facts alone; `page` is where its user can act on it. */
const notice = (
  kind: 'password_changed' | 'new_device' | 'passkey_added' | 'passkey_copied' | 'account_linked',
  page = '/settings',
): LetterKind => ({
  isAccountMail: true,
  compose: async (_db, { recipient: { username, language, timeZone }, facts, origin }) =>
    accountLetterTexts[language][kind]({
      username,
      device: factOf(facts, 'device'),
      network: factOf(facts, 'network'),
      provider: factOf(facts, 'provider'),
      name: factOf(facts, 'name'),
      at: momentIn(factOf(facts, 'at'), language, timeZone),
      url: `${origin}${page}`,
    }),
})

/** Nothing is sent if the user has come back in the meantime. */
const deletionRequested: LetterKind = {
  isAccountMail: true,
  compose: async (db, { recipient: { id, username, language, timeZone }, origin }) => {
    const requestedAt = await findDeletion(db, id)
    if (!requestedAt) return undefined
    const until = momentIn(erasedAt(requestedAt), language, timeZone)
    return accountLetterTexts[language].deletion_requested({ username, until, url: `${origin}/login` })
  },
}

/** The kinds of account mail (rulebook 20.3). */
export const accountLetters = {
  confirm_address: confirmAddress,
  address_changing: addressChanging,
  password_reset: passwordReset,
  password_changed: notice('password_changed', '/forgot-password'),
  new_device: notice('new_device'),
  passkey_added: notice('passkey_added'),
  passkey_copied: notice('passkey_copied'),
  account_linked: notice('account_linked'),
  deletion_requested: deletionRequested,
} satisfies Record<string, LetterKind>
