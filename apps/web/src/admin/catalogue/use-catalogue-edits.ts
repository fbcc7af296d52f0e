import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { notify } from '../../ui/notify.ts'
import type { Definition } from './definition.ts'

/** After a change all lists of the catalogue are read anew: teams show players, players show teams, roles and styles. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: trpc.catalogue.pathKey() })
}

/** Adds a thing, or changes the one with the id. */
export function useSaveThing<Thing extends { id: number; name: string }, Body>(
  { kind, add, update, flat }: Definition<Thing, Body>,
  id: number | undefined,
) {
  const { t } = useTranslation('admin-catalogue')
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Body) => (id === undefined ? add(body) : update(id, body)),
    onSuccess: async (_answer, body) => {
      const thing = t(`things.${kind}`)
      notify('success', t(id === undefined ? 'created' : 'updated', { thing, name: String(flat(body).name) }))
      await refresh()
    },
  })
}

export function useRemoveThing<Thing extends { id: number; name: string }, Body>({
  kind,
  remove,
}: Definition<Thing, Body>) {
  const { t } = useTranslation('admin-catalogue')
  const refresh = useRefresh()
  return useMutation({
    mutationFn: remove,
    meta: { quiet: true },
    onSuccess: async (_answer, id) => {
      notify('success', t('removed', { thing: t(`things.${kind}`), id }))
      await refresh()
    },
  })
}
