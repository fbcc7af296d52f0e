import { useMutation } from '@tanstack/react-query'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'

export const useAddPost = () =>
  useMutation(trpc.talk.addPost.mutationOptions({ onSuccess: () => refreshAfter('talk.addPost') }))
export const useEditPost = () =>
  useMutation(trpc.talk.editPost.mutationOptions({ onSuccess: () => refreshAfter('talk.editPost') }))
export const useDeletePost = () =>
  useMutation(trpc.talk.deletePost.mutationOptions({ onSuccess: () => refreshAfter('talk.deletePost') }))
export const useReactToPost = () =>
  useMutation(trpc.talk.reactToPost.mutationOptions({ onSuccess: () => refreshAfter('talk.reactToPost') }))
export const useKeepPost = () =>
  useMutation(trpc.talk.keepPost.mutationOptions({ onSuccess: () => refreshAfter('talk.keepPost') }))
export const usePinPost = () =>
  useMutation(trpc.talk.pinPost.mutationOptions({ onSuccess: () => refreshAfter('talk.pinPost') }))
/** Notes what was read; a failure is no matter to the reader. */
export const useReadTalk = () =>
  useMutation(
    trpc.talk.readTalk.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => refreshAfter('talk.readTalk'),
    }),
  )

export function useReportPost() {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.talk.reportPost.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('talk.reportPost')
        notify('success', t('talk.reported'))
      },
    }),
  )
}

export function useMuteTalk() {
  const { t } = useTranslation('clans')
  return useMutation(
    trpc.talk.muteTalk.mutationOptions({
      onSuccess: async (_, { muted }) => {
        await refreshAfter('talk.muteTalk')
        notify('success', t(muted ? 'talk.mutedNow' : 'talk.unmutedNow'))
      },
    }),
  )
}
