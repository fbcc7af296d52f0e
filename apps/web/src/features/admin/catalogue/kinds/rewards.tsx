import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getRewards']
const read = ({ rewards, count }: Page) => ({ records: rewards, count })

export const rewards = define({
  kind: 'reward',
  useRecords: view =>
    useQuery(
      trpc.catalogue.getRewards.queryOptions(view, { select: read, placeholderData: keepPreviousData }),
    ),
  columns: [
    { head: 'id', cell: reward => reward.id },
    { head: 'name', cell: reward => reward.name },
    { head: 'description', cell: reward => reward.description, wide: true },
  ],
  fields: [
    { name: 'id', control: 'number' },
    { name: 'name', control: 'text' },
    { name: 'description', control: 'area' },
    { name: 'namePl', control: 'text', optional: true },
    { name: 'descriptionPl', control: 'area', optional: true },
  ],
  values: ({ id, name, description, namePl, descriptionPl }) => ({
    id: String(id),
    name,
    description,
    namePl: namePl ?? '',
    descriptionPl: descriptionPl ?? '',
  }),
  body: typed => ({
    id: typed.number('id'),
    name: typed.text('name'),
    description: typed.text('description'),
    namePl: typed.text('namePl') ?? '',
    descriptionPl: typed.text('descriptionPl') ?? '',
  }),
  flat: body => body,
  add: data => client.catalogue.addReward.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateReward.mutate({ data: { ...data, id }, revision }),
  remove: removal => client.catalogue.removeReward.mutate(removal),
})
