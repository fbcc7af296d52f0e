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
  ],
  values: ({ id, name, description }) => ({ id: String(id), name, description }),
  body: typed => ({
    id: typed.number('id'),
    name: typed.text('name'),
    description: typed.text('description'),
  }),
  flat: body => body,
  add: data => client.catalogue.addReward.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateReward.mutate({ data: { ...data, id }, revision }),
  remove: removal => client.catalogue.removeReward.mutate(removal),
})
