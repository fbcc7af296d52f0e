import { type PictureKind, pictureLimits, refusalMessage } from '@game/domain'
import type { Outputs } from '../../api/client.ts'
import { CallError } from '../../api/failure.ts'
import { readFailure } from '../../api/failure-body.ts'
import { sendForm } from '../form/send-form.ts'

type Uploaded = { picture: NonNullable<Outputs['picture']['getPicture']['picture']> }

/** What the server would say of a file too large, before it is sent. */
function refuseLarge(file: File): void {
  if (file.size <= pictureLimits.bytes) return
  const refusal = { rule: 'FILE_TOO_LARGE', facts: { limit: pictureLimits.bytes / 1024 / 1024 } } as const
  throw new CallError(readFailure(413, { ...refusal, message: refusalMessage(refusal) }, ''))
}

/** Puts a picture in the place of the drawn one; `onProgress` hears the share that is sent, 0 to 1. */
export async function uploadPicture(
  fields: { kind: PictureKind; key: string },
  file: File,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  refuseLarge(file)
  return sendForm({ call: 'picture.uploadPicture', fields, file }, onProgress)
}
