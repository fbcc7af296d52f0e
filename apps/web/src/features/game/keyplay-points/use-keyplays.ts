import { inLanguage } from '@game/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client, type Outputs, trpc } from '../../../base/api/client.ts'
import { everyRow } from '../../../base/api/every-row.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'

/** A keyplay of the catalogue. */
export type Keyplay = Outputs['catalogue']['getKeyplays']['keyplays'][number]

const noKeyplays: readonly Keyplay[] = []

const wholeCatalogue = queryOptions({
  queryKey: [...trpc.catalogue.getKeyplays.pathKey(), 'all'],
  queryFn: () =>
    everyRow(async view => {
      const { keyplays, count } = await client.catalogue.getKeyplays.query(view)
      return { rows: keyplays, count }
    }),
})

/** Reads the whole catalogue of keyplays, in the reader's language; empty until it is loaded. */
export function useKeyplays() {
  const { data, isPending, error, refetch, isFetching } = useQuery(wholeCatalogue)
  const { language } = useTranslation().i18n
  const keyplays = useMemo(
    () => (data ?? noKeyplays).map(each => inLanguage(each, language)),
    [data, language],
  )
  return { keyplays, isPending, error, isFetching, refetch }
}
