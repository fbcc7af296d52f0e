import { refuse } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { violatedConstraint } from '../../../ground/db/postgres-error.ts'
import type { ProviderName } from '../../../ground/db/schema/identity-tables.ts'
import { deleteLinksOfChat, insertLink } from './link-queries.ts'
import { type Identity, titles } from './site.ts'

/**
 * Links an account of another site to a user's; what the chat of a game server says of it or of the user gives way (rulebook 30.14). Refuses PROVIDER_TAKEN,
 * PROVIDER_LINKED (rulebook 24.6).
 */
export async function addLink(
  db: Queryable,
  accountId: number,
  { provider, subject, name }: Identity & { provider: ProviderName },
): Promise<void> {
  if (provider === 'steam') await deleteLinksOfChat(db, { accountId, subject })
  await insertLink(db, { account_id: accountId, provider, subject, name }).catch(error => {
    const facts = { provider: titles[provider] }
    if (violatedConstraint(error) === 'provider_link_subject') refuse('PROVIDER_TAKEN', facts)
    if (violatedConstraint(error) === 'provider_link_pkey') refuse('PROVIDER_LINKED', facts)
    throw error
  })
}
