import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { RoleIcon } from '../../../../base/icons/role-icon.tsx'
import { Flag } from '../../picture/small-pictures.tsx'
import { IdCell } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getPlayers']
const read = ({ players, count }: Page) => ({ records: players, count })

export const players = define({
  kind: 'player',
  useRecords: view =>
    useQuery(
      trpc.catalogue.getPlayers.queryOptions(view, { select: read, placeholderData: keepPreviousData }),
    ),
  columns: [
    { head: 'id', cell: ({ id }) => id },
    { head: 'name', cell: player => player.name },
    { head: 'team', cell: player => player.team?.name ?? '-' },
    {
      head: 'role',
      cell: ({ role }) => <IdCell id={role.name} icon={<RoleIcon id={role.id} size={18} />} />,
    },
    { head: 'style', cell: player => player.style.name },
    { head: 'country', cell: ({ country }) => <IdCell id={country} icon={<Flag country={country} />} /> },
    { head: 'birth', cell: player => player.birth },
    { head: 'steamId', cell: player => player.steamId },
  ],
  fields: [
    { name: 'name', control: 'text' },
    { name: 'steamId', control: 'text' },
    { name: 'country', control: 'country' },
    { name: 'birth', control: 'day' },
    { name: 'role', control: 'role' },
    { name: 'style', control: 'style' },
    { name: 'team', control: 'team', optional: true },
    { name: 'img', control: 'text', optional: true },
  ],
  file: 'player',
  picture: { kind: 'player', field: 'img' },
  values: ({ name, steamId, country, birth, img, roleId, styleId, teamId }) => ({
    name,
    steamId,
    country,
    birth,
    img,
    role: String(roleId),
    style: String(styleId),
    team: teamId === null ? '' : String(teamId),
  }),
  body: typed => ({
    data: {
      name: typed.text('name'),
      steamId: typed.text('steamId'),
      country: typed.text('country'),
      birth: typed.text('birth'),
      img: typed.text('img') ?? '',
    },
    team: typed.number('team') ?? null,
    role: typed.number('role'),
    style: typed.number('style'),
  }),
  flat: ({ data, role, style }) => ({ ...data, role, style }),
  add: body => client.catalogue.addPlayer.mutate(body),
  update: (id, { data, ...links }, revision) =>
    client.catalogue.updatePlayer.mutate({ data: { id, ...data }, ...links, revision }),
  remove: removal => client.catalogue.removePlayer.mutate(removal),
})
