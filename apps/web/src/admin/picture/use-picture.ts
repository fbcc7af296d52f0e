import { type PictureKind, picturePath } from '@game/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Outputs, trpc } from '../../api/client.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { renewPicture } from '../../ui/layout/renewed-pictures.ts'
import { uploadPicture } from './upload-picture.ts'

/** The picture under a key: whether it is an uploaded one, and how to change that. */
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
