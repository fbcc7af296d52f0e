import type { CallRecords } from '../call.ts'

export const picture = {
  getPicture: {
    method: 'GET',
    path: '/api/get-picture',
    access: 'admin',
    scope: 'admin',
    summary: 'The uploaded picture under a key, null if the drawn one is served',
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
  },
  uploadPicture: {
    method: 'POST',
    path: '/api/upload-picture',
    access: 'admin',
    scope: 'admin',
    summary: 'Uploads a picture of a team, a player or an event in place of the drawn one',
    refusals: [404, 409],
    defaultText: 'admin',
    refreshes: ['picture.getPicture'],
    transport: 'form',
  },
  removePicture: {
    method: 'POST',
    path: '/api/remove-picture',
    access: 'admin',
    scope: 'admin',
    summary: 'Removes an uploaded picture, so that the drawn one is served again',
    refusals: [404, 409],
    defaultText: 'admin',
    refreshes: ['picture.getPicture'],
  },
} satisfies CallRecords
