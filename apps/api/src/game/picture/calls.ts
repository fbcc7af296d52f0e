import { feature } from '../../ground/contract/call.ts'
import { getPicture } from './uploaded/get-picture.ts'
import { removePicture } from './uploaded/remove-picture.ts'
import { uploadPicture } from './uploaded/upload-picture.ts'

export const pictureCalls = feature('/api', 'Uploaded pictures: for admins', {
  getPicture: {
    scope: 'admin',
    summary: 'The uploaded picture under a key, null if the drawn one is served',
    run: getPicture,
  },
  uploadPicture: {
    scope: 'admin',
    summary: 'Uploads a picture of a team, a player or an event in place of the drawn one',
    refusals: [404, 409],
    defaultText: 'admin',
    refreshes: ['picture.getPicture'],
    run: uploadPicture,
  },
  removePicture: {
    scope: 'admin',
    summary: 'Removes an uploaded picture, so that the drawn one is served again',
    refusals: [404, 409],
    defaultText: 'admin',
    refreshes: ['picture.getPicture'],
    run: removePicture,
  },
})
