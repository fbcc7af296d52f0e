import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, type Inputs, type Outputs, refreshAfter, trpc } from '../../../../base/api/client.ts'
import { readAgain } from '../../../../base/api/read-again.ts'
import { useStream } from '../../../../base/stream/use-stream.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { sendForm } from '../../form/send-form.ts'

type Answer = Outputs['scoreSource']['getScoreSources']
export type Source = Answer['sources'][number]
export type SourceMap = Source['maps'][number]
export type SourcePerson = Source['people'][number]
export type NewSource = Outputs['scoreSource']['addScoreSource'] & { name: string }

/** No message announces silence, or what servers send before a phase has locked. */
const pollMs = 15_000
/** Until a server has sent its first line, somebody is waiting for it in front of the page. */
const firstLineMs = 3000

/** Reads the sources of an event, and again whenever what servers send has changed a map that counts. */
export function useSources(eventId: number) {
  const queries = useQueryClient()
  const readSources = () => void readAgain(queries, trpc.scoreSource.getScoreSources.queryFilter({ eventId }))
  useStream({ eventId }, undefined, readSources)
  return useQuery(
    trpc.scoreSource.getScoreSources.queryOptions(
      { eventId },
      {
        refetchInterval: ({ state }) =>
          state.data?.sources.some(({ heard }) => heard === null) ? firstLineMs : pollMs,
      },
    ),
  )
}

/** Adds a source; returns its address, which the server sends only this once. */
export function useAddSource(eventId: number) {
  return useMutation({
    mutationFn: async (name: string): Promise<NewSource> => ({
      name,
      ...(await client.scoreSource.addScoreSource.mutate({ eventId, name })),
    }),
    onSuccess: () => refreshAfter('scoreSource.addScoreSource'),
  })
}

/** What an admin changes of a source. */
export type SourceChanges = Omit<Inputs['scoreSource']['updateScoreSource'], 'id' | 'dryRun'>

/** Changes a source: pauses, resumes, moves maps, assigns people. */
export function useUpdateSource(id: number) {
  const { t } = useTranslation('admin-sources')
  return useMutation({
    mutationFn: (changes: SourceChanges) => client.scoreSource.updateScoreSource.mutate({ id, ...changes }),
    onSuccess: async () => {
      notify('success', t('saved'))
      await refreshAfter('scoreSource.updateScoreSource')
    },
  })
}

/** Makes the server read the log of a source again from the beginning. */
export function useReread(id: number) {
  const { t } = useTranslation('admin-sources')
  return useMutation({
    mutationFn: () => client.scoreSource.rereadScoreSource.mutate({ id }),
    onSuccess: async () => {
      notify('success', t('rereadStarted'))
      await refreshAfter('scoreSource.rereadScoreSource')
    },
  })
}

/** Revokes the token of a source. */
export function useRemoveSource(id: number) {
  const { t } = useTranslation('admin-sources')
  return useMutation({
    mutationFn: () => client.scoreSource.removeScoreSource.mutate({ id }),
    meta: { quiet: true },
    onSuccess: async () => {
      notify('success', t('removed'))
      await refreshAfter('scoreSource.removeScoreSource')
    },
  })
}

/** Sends a server's own log file, which fills the gaps. */
export function useDropLog(id: number) {
  const { t } = useTranslation('admin-sources')
  return useMutation({
    mutationFn: (file: File) =>
      sendForm({ call: 'scoreSource.uploadSourceLog', fields: { id }, file }, () => undefined),
    onSuccess: async () => {
      notify('success', t('fileTaken'))
      await refreshAfter('scoreSource.uploadSourceLog')
    },
  })
}
