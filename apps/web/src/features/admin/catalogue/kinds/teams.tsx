import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { TeamCrest } from '../../picture/small-pictures.tsx'
import { IdCell } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getTeams']
const read = ({ teams, count }: Page) => ({ records: teams, count })

export const teams = define({
  kind: 'team',
  useRecords: view =>
    useQuery(trpc.catalogue.getTeams.queryOptions(view, { select: read, placeholderData: keepPreviousData })),
  columns: [
    { head: 'id', cell: ({ id, key }) => <IdCell id={id} icon={<TeamCrest teamKey={key} />} /> },
    { head: 'name', cell: team => team.name },
    { head: 'key', cell: team => team.key },
    { head: 'players', cell: ({ players }) => players.map(({ name }) => name).join(', ') || '-', wide: true },
  ],
  fields: [
    { name: 'name', control: 'text' },
    { name: 'key', control: 'text' },
    { name: 'players', control: 'players', optional: true },
  ],
  file: 'team',
  picture: { kind: 'team', field: 'key' },
  values: ({ name, key, players }) => ({ name, key, players: players.map(({ id }) => id) }),
  body: typed => ({
    data: { name: typed.text('name'), key: typed.text('key') },
    players: typed.ids('players'),
  }),
  flat: ({ data }) => data,
  add: body => client.catalogue.addTeam.mutate(body),
  update: (id, { data, players }, revision) =>
    client.catalogue.updateTeam.mutate({ data: { id, ...data }, players, revision }),
  remove: removal => client.catalogue.removeTeam.mutate(removal),
})
