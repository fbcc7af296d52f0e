import type { Db } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { readClock } from '../../ground/system/clock-queries.ts'
import { hashPassword } from '../../people/account/credential/password.ts'
import { checkAdminPassword, drawPassword } from './admin-password.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { seedDemo } from './demo/demo.ts'
import { hasAccounts, insertAdmin, lockSeeding } from './seed-queries.ts'

/** The admin that the first start has created; `password` is null if ADMIN_PASSWORD was set. */
export type FirstAdmin = { username: string; password: string | null }

const username = 'admin'

/**
 * Fills a game without users: the catalogue, the admin and, if requested, the demo (rulebook 11.30). Returns the new admin,
 * or null if there are users already: then nothing changes, so that what admins have renamed or removed stays so.
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
