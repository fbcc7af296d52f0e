import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { notify } from '../../ui/feedback/notify.ts'
import type { Edited } from './catalogue-tab.ts'
import type { Definition, Listed } from './definition.ts'

/** After a change all lists of the catalogue are read anew: teams show players, players show teams, roles and styles. */
export function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: trpc.catalogue.pathKey() })
}

/** Adds a thing, or changes the one that is edited. A save that comes too late reads anew what it was made upon. */
export function useSaveThing<Thing extends Listed, Body>(
  { kind, add, update, flat }: Definition<Thing, Body>,
  edited: Pick<Edited, 'id' | 'revision'> | undefined,
) {
  const { t } = useTranslation('admin-catalogue')
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Body) => (edited ? update(edited.id, body, edited.revision) : add(body)),
    onSuccess: async (_answer, body) => {
      const thing = t(`things.${kind}`)
      notify('success', t(edited ? 'updated' : 'created', { thing, name: String(flat(body).name) }))
      await refresh()
    },
    onError: refresh,
  })
}

export function useRemoveThing<Thing extends Listed, Body>({ kind, remove }: Definition<Thing, Body>) {
  const { t } = useTranslation('admin-catalogue')
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => remove({ id }),
    meta: { quiet: true },
    onSuccess: async (_answer, id) => {
      notify('success', t('removed', { thing: t(`things.${kind}`), id }))
      await refresh()
    },
  })
}
