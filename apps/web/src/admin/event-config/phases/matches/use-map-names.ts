import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../../api/client.ts'

export const mapsQuery = trpc.catalogue.getMaps.queryOptions({ pageSize: 100 })

/** A map's name by its id; ERROR where there is no such map (admin-social.md 8). */
export function useMapNames(): (id: number) => string {
  const { t } = useTranslation('admin-phases')
  const { data } = useQuery(mapsQuery)
  return id => (data ? (data.maps.find(map => map.id === id)?.name ?? t('unknownMap')) : '')
}
