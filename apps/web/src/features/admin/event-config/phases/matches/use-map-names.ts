import { queryOptions, useQuery } from '@tanstack/react-query'
import { client, trpc } from '../../../../../base/api/client.ts'
import { everyRow } from '../../../../../base/api/every-row.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'

/** Reads all maps. */
export const mapsQuery = queryOptions({
  queryKey: [...trpc.catalogue.getMaps.pathKey(), 'all'],
  queryFn: () =>
    everyRow(async view => {
      const { maps, count } = await client.catalogue.getMaps.query(view)
      return { rows: maps, count }
    }),
})

/** Returns a map's name by its id; ERROR if there is no such map (rulebook 13.34). */
export function useMapNames(): (id: number) => string {
  const { t } = useTranslation('admin-phases')
  const { data } = useQuery(mapsQuery)
  return id => (data ? (data.find(map => map.id === id)?.name ?? t('unknownMap')) : '')
}
