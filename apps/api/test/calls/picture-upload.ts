import sharp from 'sharp'
import type { Person } from '../fixtures/test-app.ts'
import { multipart, type UploadPart } from './score-upload.ts'

/** A picture of one colour. */
export const aPicture = (background = '#c03030', width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

type Body = {
  picture?: { kind: string; key: string; checksum: string; uploadedAt: string }
  message?: string
  rule?: string
}

export function uploadPicture(person: Pick<Person, 'call'> & { cookie?: string }, parts: UploadPart[]) {
  const { payload, headers } = multipart(parts)
  const cookie = person.cookie && { cookie: person.cookie }
  return person.call<Body>('/api/upload-picture', {}, { payload, headers: { ...headers, ...cookie } })
}
