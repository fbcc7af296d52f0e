import sharp from 'sharp'
import type { TestUser } from '../fixtures/test-app.ts'
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

export function uploadPicture(user: Pick<TestUser, 'call'> & { cookie?: string }, parts: UploadPart[]) {
  const { payload, headers } = multipart(parts)
  const cookie = user.cookie && { cookie: user.cookie }
  return user.call<Body>('/api/upload-picture', {}, { payload, headers: { ...headers, ...cookie } })
}
