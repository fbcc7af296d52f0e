import { aPicture, uploadPicture } from '../../calls/picture-upload.ts'
import type { Samples } from '../samples.ts'
import type { Scene } from '../scene.ts'

let teams = 0

async function addedTeam({ admin }: Scene) {
  const key = `pictured-${++teams}`
  await admin.call('/api/csdata/add-team', { data: { name: key, key }, players: [] })
  return { kind: 'team', key }
}

async function pictured(scene: Scene) {
  const team = await addedTeam(scene)
  await uploadPicture(scene.admin, [...Object.entries(team), ['file', await aPicture()]])
  return team
}

export const pictureSamples: Samples = {
  'get-picture': pictured,
  'upload-picture': async scene => ({ ...(await addedTeam(scene)), file: await aPicture() }),
  'remove-picture': pictured,
}
