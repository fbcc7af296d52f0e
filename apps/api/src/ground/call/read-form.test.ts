import { expect } from 'vitest'
import { fileNameOf, multipart } from '../../../test/calls/score-upload.ts'
import { it } from '../../../test/fixtures/fixtures.ts'
import { callsByName } from '../../server/router/router.ts'

const forms = Object.values(callsByName).filter(({ run }) => 'mount' in run)

it.for(forms.map(({ path }) => path))(
  '%s: a form cut off anywhere is a 400 (rulebook 12.26)',
  async (path, { admin }) => {
    const { payload, headers } = multipart(
      [
        ['eventId', '1'],
        ['file', 'steamid,adr\n1,2\n'],
      ],
      fileNameOf(path.split('/').at(-1) ?? ''),
    )
    const cuts = [
      payload.length - 4,
      payload.length - 8,
      payload.indexOf('1,2'),
      payload.indexOf('Content-Type'),
    ]
    for (const cut of cuts) {
      const sent = { payload: payload.subarray(0, cut), headers: { ...headers, cookie: admin.cookie } }
      const { status, body } = await admin.call<{ message: string }>(path, {}, sent)
      expect([cut, status, body.message]).toEqual([cut, 400, 'The form ends before it is complete.'])
    }
  },
)
