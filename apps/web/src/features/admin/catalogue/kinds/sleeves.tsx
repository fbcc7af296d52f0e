import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { SleeveIcon } from '../../../../base/icons/sleeve-icon.tsx'
import { IdCell, Multiplier } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getSleeves']
const read = ({ sleeves, count }: Page) => ({ records: sleeves, count })

export const sleeves = define({
  kind: 'sleeve',
  useRecords: view =>
    useQuery(
      trpc.catalogue.getSleeves.queryOptions(view, { select: read, placeholderData: keepPreviousData }),
    ),
  columns: [
    { head: 'id', cell: ({ id }) => <IdCell id={id} icon={<SleeveIcon id={id} size={20} />} /> },
    { head: 'name', cell: sleeve => sleeve.name },
    { head: 'mult', cell: sleeve => <Multiplier mult={sleeve.mult} /> },
    { head: 'description', cell: sleeve => sleeve.description, wide: true },
  ],
  fields: [
    { name: 'id', control: 'number' },
    { name: 'name', control: 'text' },
    { name: 'mult', control: 'number' },
    { name: 'description', control: 'area' },
    { name: 'namePl', control: 'text', optional: true },
    { name: 'descriptionPl', control: 'area', optional: true },
  ],
  values: ({ id, name, mult, description, namePl, descriptionPl }) => ({
    id: String(id),
    name,
    mult: String(mult),
    description,
    namePl: namePl ?? '',
    descriptionPl: descriptionPl ?? '',
  }),
  body: typed => ({
    id: typed.number('id'),
    name: typed.text('name'),
    mult: typed.number('mult'),
    description: typed.text('description'),
    namePl: typed.text('namePl') ?? '',
    descriptionPl: typed.text('descriptionPl') ?? '',
  }),
  flat: body => body,
  add: data => client.catalogue.addSleeve.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateSleeve.mutate({ data: { ...data, id }, revision }),
  remove: removal => client.catalogue.removeSleeve.mutate(removal),
})
