import { hashPassword } from '../account/session/password.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { readClock } from '../system/queries.ts'
import { checkAdminPassword, drawPassword } from './admin-password.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { seedDemo } from './demo/demo.ts'
import { hasAccounts, insertAdmin, lockSeeding } from './queries.ts'

/** The admin that a first start has made; `password` only where none was set and one was drawn. */
export type FirstAdmin = { username: string; password: string | null }

const username = 'admin'

/**
 * Fills a game that nobody has an account in: catalogues, the admin, and the demo if wanted. Answers the new admin, null
 * where there are accounts already: then nothing is changed, so that what admins rename or remove stays so.
 */
export async function seed(
  db: Db,
  { demo, adminPassword }: { demo: boolean; adminPassword: string | undefined },
): Promise<FirstAdmin | null> {
  if (await hasAccounts(db)) return null
  const password = adminPassword === undefined ? drawPassword() : checkAdminPassword(adminPassword)
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async trx => {
    await lockSeeding(trx)
    if (await hasAccounts(trx)) return null
    await seedCatalogue(trx)
    const { id } = await insertAdmin(trx, username, passwordHash)
    if (demo) await seedDemo(trx, { now: await readClock(trx), admin: { id, username } })
    return { username, password: adminPassword === undefined ? password : null }
  })
}
