import { useMutation } from '@tanstack/react-query'
import { refreshAfter } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import type { Edited } from './catalogue-tab.ts'
import type { Definition, ListedRecord } from './controls/definition.ts'

/** Reads all lists of the catalogue again after a change of any kind: teams show players, players show roles. */
const refreshCatalogue = (): Promise<void> => refreshAfter('catalogue.updateTeam')

/** Adds a record, or changes the edited one. A save that comes too late reads the record again. */
export function useSaveRecord<Row extends ListedRecord, Body>(
  { kind, add, update, flat }: Definition<Row, Body>,
  edited: Pick<Edited, 'id' | 'revision'> | undefined,
) {
  const { t } = useTranslation('admin-catalogue')
  return useMutation({
    mutationFn: (body: Body) => (edited ? update(edited.id, body, edited.revision) : add(body)),
    onSuccess: async (_answer, body) => {
      const record = t(`records.${kind}`)
      notify('success', t(edited ? 'updated' : 'created', { record, name: String(flat(body).name) }))
      await refreshCatalogue()
    },
    onError: refreshCatalogue,
  })
}

export function useRemoveRecord<Row extends ListedRecord, Body>({ kind, remove }: Definition<Row, Body>) {
  const { t } = useTranslation('admin-catalogue')
  return useMutation({
    mutationFn: (id: number) => remove({ id }),
    meta: { quiet: true },
    onSuccess: async (_answer, id) => {
      notify('success', t('removed', { record: t(`records.${kind}`), id }))
      await refreshCatalogue()
    },
  })
}
