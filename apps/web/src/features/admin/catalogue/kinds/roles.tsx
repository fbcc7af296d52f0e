import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { RoleIcon } from '../../../../base/icons/role-icon.tsx'
import { IdCell } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getRoles']
const read = ({ roles, count }: Page) => ({ records: roles, count })

export const roles = define({
  kind: 'role',
  useRecords: view =>
    useQuery(trpc.catalogue.getRoles.queryOptions(view, { select: read, placeholderData: keepPreviousData })),
  columns: [
    { head: 'id', cell: ({ id }) => <IdCell id={id} icon={<RoleIcon id={id} size={20} />} /> },
    { head: 'name', cell: role => role.name },
    { head: 'description', cell: role => role.description, wide: true },
  ],
  fields: [
    { name: 'name', control: 'text' },
    { name: 'description', control: 'area' },
  ],
  values: ({ name, description }) => ({ name, description }),
  body: typed => ({ name: typed.text('name'), description: typed.text('description') }),
  flat: body => body,
  add: data => client.catalogue.addRole.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateRole.mutate({ data: { id, ...data }, revision }),
  remove: removal => client.catalogue.removeRole.mutate(removal),
})
