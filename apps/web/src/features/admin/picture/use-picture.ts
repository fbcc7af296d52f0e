import { isPictureKey, type PictureKind, pictureLimits, picturePath, refusalMessage } from '@game/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, type Outputs, trpc } from '../../../base/api/client.ts'
import { CallError, readFailure } from '../../../base/api/failure.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { renewPicture } from '../../../base/ui/layout/renewed-pictures.ts'
import { sendForm } from '../form/send-form.ts'

type Uploaded = { picture: NonNullable<Outputs['picture']['getPicture']['picture']> }

/** Refuses a file that is too large before it is sent, with the server's text. */
function refuseLarge(file: File): void {
  if (file.size <= pictureLimits.bytes) return
  const refusal = { rule: 'FILE_TOO_LARGE', facts: { limit: pictureLimits.bytes / 1024 / 1024 } } as const
  throw new CallError(readFailure(413, { ...refusal, message: refusalMessage(refusal) }, ''))
}

/** Uploads a picture that replaces the drawn one; calls `onProgress` with the share that is sent, 0 to 1. */
async function uploadPicture(
  fields: { kind: PictureKind; key: string },
  file: File,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  refuseLarge(file)
  return sendForm({ call: 'picture.uploadPicture', fields, file }, onProgress)
}

/** Returns whether the picture under a key is an uploaded one, and functions that change that. */
export function usePicture(kind: PictureKind, key: string) {
  const { t } = useTranslation('admin')
  const cache = useQueryClient()
  const [progress, setProgress] = useState(0)
  const query = trpc.picture.getPicture.queryOptions({ kind, key })
  const { data } = useQuery({ ...query, meta: { quiet: true } })
  const changed = async (picture: Outputs['picture']['getPicture']['picture']) => {
    cache.setQueryData(query.queryKey, { picture })
    await renewPicture(picturePath(kind, key))
    notify('success', t(picture ? 'picture.uploaded' : 'picture.removed', { key }))
  }
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture({ kind, key }, file, setProgress),
    meta: { quiet: true },
    onMutate: () => setProgress(0),
    onSuccess: ({ picture }) => changed(picture),
  })
  const remove = useMutation({
    mutationFn: () => client.picture.removePicture.mutate({ kind, key }),
    meta: { quiet: true },
    onSuccess: () => {
      upload.reset()
      return changed(null)
    },
  })
  return { picture: data?.picture, upload, remove, progress }
}

/** Returns what is wrong with the key of a picture, which becomes a path (rulebook 11.27). */
export function usePictureKeyCheck(): (key: string) => string | undefined {
  const { t } = useTranslation('admin')
  return key => (isPictureKey(key) ? undefined : t('pictureKey'))
}
