import { aPicture, uploadPicture } from '../../calls/picture-upload.ts'
import type { Fixture } from '../fixture.ts'
import { admins } from '../rights.ts'

let teams = 0

async function addedTeam({ admin }: Fixture) {
  const key = `pictured-${++teams}`
  await admin.call('/api/csdata/add-team', { data: { name: key, key }, players: [] })
  return { kind: 'team', key }
}

async function pictured(fixture: Fixture) {
  const team = await addedTeam(fixture)
  await uploadPicture(fixture.admin, [...Object.entries(team), ['file', await aPicture()]])
  return team
}

export const pictureSamples = {
  ...admins({
    'get-picture': pictured,
    'upload-picture': async fixture => ({ ...(await addedTeam(fixture)), file: await aPicture() }),
    'remove-picture': pictured,
  }),
}
