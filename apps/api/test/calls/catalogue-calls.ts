import { insertSampleEvent, type SampleEvent } from '../fixtures/sample-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../fixtures/test-app.ts'

export type Catalogue = {
  testApp: TestApp
  admin: TestUser
  /** An event of its own for one test; the names of its teams and players begin with `prefix`. */
  sample(): Promise<SampleEvent & { prefix: string }>
  /** What a call of the admin answers, as its status, the rule that said no and the message. */
  refusalOf(path: string, body: object): Promise<[number, string | undefined, string]>
}

/** A world with an admin who keeps the catalogues. */
export async function openCatalogue(): Promise<Catalogue> {
  const testApp = await openTestApp()
  const admin = await testApp.signUp('the_admin', 'admin')
  let made = 0
  return {
    testApp,
    admin,
    sample: async () => {
      const prefix = `e${++made}`
      return { prefix, ...(await insertSampleEvent(testApp.db, prefix)) }
    },
    refusalOf: async (path, body) => {
      const { status, body: refusal } = await admin.call<{ message: string; rule?: string }>(path, body)
      return [status, refusal.rule, refusal.message]
    },
  }
}
