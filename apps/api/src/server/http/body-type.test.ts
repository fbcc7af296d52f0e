import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'

const call = '/api/clutchdeck/get-event'
const upload = '/api/clutchdeck/upload-score'

it.for([
  [call, 'text/plain', '{"id":1}', 415, /takes JSON, with "content-type: application\/json"/],
  [call, 'application/x-www-form-urlencoded', 'id=1', 415, /takes JSON/],
  [call, 'multipart/form-data; boundary=x', '--x--', 415, /takes JSON/],
  [call, 'application/json', '[]', 400, /"body"/],
  [upload, 'application/json', '{}', 415, /^A file comes as multipart\/form-data\.$/],
  [upload, 'text/plain', 'a,b', 415, /a call with a file takes multipart\/form-data/],
] as const)(
  '%s with a body of %s, %s, is a %i that says what to send (rulebook 12.7)',
  async ([url, type, payload, status, message], { admin }) => {
    const { response } = await admin.call(
      url,
      {},
      { payload, headers: { 'content-type': type, cookie: admin.cookie } },
    )
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringMatching(message)])
  },
)
