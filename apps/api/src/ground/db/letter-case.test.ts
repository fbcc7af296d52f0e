import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runSql } from '../../../test/database/run-sql.ts'
import { urlOfDatabase } from '../../../test/database/test-database.ts'
import { openPostgres } from './connection/postgres.ts'
import { adviceOnLetterCase } from './letter-case.ts'

test.each([
  ['C', 'what to do', /a search for "łódź" does not find "ŁÓDŹ": .* lc_ctype 'C\.UTF-8'/],
  ['C.UTF-8', 'nothing', undefined],
])('of a database with the ctype %s a start says: %s', async (ctype, _what, advice) => {
  const { url, superuserUrl } = inject('postgres')
  const name = `ctype_${randomUUID().replaceAll('-', '')}`
  await runSql(
    superuserUrl,
    `create database ${name} owner game template template0 encoding 'UTF8' lc_ctype '${ctype}'`,
  )
  const database = openPostgres(urlOfDatabase(url, name), error => console.error(error))
  onTestFinished(async () => {
    await database.close()
    await runSql(superuserUrl, `drop database ${name}`)
  })
  const found = await adviceOnLetterCase(database.db)
  if (advice) expect(found).toMatch(advice)
  else expect(found).toBeUndefined()
})
