import { expect } from 'vitest'
import { countsOf, type UploadPart, upload, vitalityPlayers } from '../test/calls/score-upload.ts'
import { it } from '../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'

const test = it.extend('players', { scope: 'file', auto: true }, ({ db }) => vitalityPlayers(db))

const zywoo = '76561198113666193'
const apex = '76561197989744167'

test('one bad row among 100,000 changes nothing and names the row; the corrected file repairs everything (rulebook 8.13)', async ({
  admin,
  db,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const send = (file: string, phase: UploadPart[] = []) =>
    upload(admin, [['eventId', `${eventId}`], ['type', 'kill'], ...phase, ['file', file]])
  await send(`phase,steamId,keyplayId,count\n1,${zywoo},1,7`)
  const header = 'match_id,map_name,total_rounds_played,tick,attacker_steamid,user_steamid,headshot'
  const rows = Array.from({ length: 100_000 }, (_, n) => {
    const [match, round] = [n % 500, Math.floor(n / 500)]
    return `m${match},de_map_${match},${round},${round * 9000},${zywoo},${apex},True`
  })
  const bad = [header, ...rows.with(66_665, `m,de_map,0,1,${zywoo},${apex},perhaps`)].join('\n')
  const phase: UploadPart[] = [['phaseIndex', '1']]
  const refused = await send(bad, phase)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    code: 'BAD_REQUEST',
    faultCount: 1,
    faults: [{ line: 66_667, column: 'headshot', reason: expect.any(String) }],
  })
  expect(await countsOf(db, eventId)).toEqual([`1 ${zywoo} 1 7`])
  const uploads = db.selectFrom('score_upload').where('event_id', '=', eventId).select('id')
  expect(await uploads.execute()).toHaveLength(1)
  const corrected = await send([header, ...rows].join('\n'), phase)
  expect(corrected.status).toBe(200)
  expect(await countsOf(db, eventId)).toContain(`1 ${zywoo} 1 100000`)
})
