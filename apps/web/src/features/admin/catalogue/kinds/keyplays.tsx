import { keyplayTypes } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { KeyplayIcon } from '../../../../base/icons/keyplay-icon.tsx'
import { IdCell, TypeName } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getKeyplays']
const read = ({ keyplays, count }: Page) => ({ records: keyplays, count })

export const keyplays = define({
  kind: 'keyplay',
  useRecords: view =>
    useQuery(
      trpc.catalogue.getKeyplays.queryOptions(view, { select: read, placeholderData: keepPreviousData }),
    ),
  columns: [
    { head: 'id', cell: ({ id }) => <IdCell id={id} icon={<KeyplayIcon id={id} size={20} />} /> },
    { head: 'name', cell: keyplay => keyplay.name, wide: true },
    { head: 'points', cell: keyplay => keyplay.points },
    { head: 'type', cell: keyplay => <TypeName type={keyplay.type} /> },
  ],
  fields: [
    { name: 'id', control: 'number' },
    { name: 'name', control: 'text' },
    { name: 'namePl', control: 'text', optional: true },
    { name: 'points', control: 'number' },
    { name: 'type', control: 'type' },
  ],
  values: ({ id, name, namePl, points, type }) => ({
    id: String(id),
    name,
    namePl: namePl ?? '',
    points: String(points),
    type,
  }),
  body: typed => ({
    id: typed.number('id'),
    name: typed.text('name'),
    namePl: typed.text('namePl') ?? '',
    points: typed.number('points'),
    type: keyplayTypes.find(type => type === typed.text('type')),
  }),
  flat: body => body,
  add: data => client.catalogue.addKeyplay.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateKeyplay.mutate({ data: { ...data, id }, revision }),
  remove: removal => client.catalogue.removeKeyplay.mutate(removal),
})
