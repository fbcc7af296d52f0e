import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getMaps']
const read = ({ maps, count }: Page) => ({ records: maps, count })

export const maps = define({
  kind: 'map',
  useRecords: view =>
    useQuery(trpc.catalogue.getMaps.queryOptions(view, { select: read, placeholderData: keepPreviousData })),
  columns: [
    { head: 'id', cell: map => map.id },
    { head: 'name', cell: map => map.name, wide: true },
  ],
  fields: [{ name: 'name', control: 'text' }],
  values: ({ name }) => ({ name }),
  body: typed => ({ name: typed.text('name') }),
  flat: body => body,
  add: data => client.catalogue.addMap.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateMap.mutate({ data: { id, ...data }, revision }),
  remove: removal => client.catalogue.removeMap.mutate(removal),
})
