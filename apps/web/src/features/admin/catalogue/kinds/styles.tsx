import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { StyleIcon } from '../../../../base/icons/style-icon.tsx'
import { IdCell } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getStyles']
const read = ({ styles, count }: Page) => ({ records: styles, count })

export const styles = define({
  kind: 'style',
  useRecords: view =>
    useQuery(
      trpc.catalogue.getStyles.queryOptions(view, { select: read, placeholderData: keepPreviousData }),
    ),
  columns: [
    { head: 'id', cell: ({ id }) => <IdCell id={id} icon={<StyleIcon id={id} size={20} />} /> },
    { head: 'name', cell: style => style.name },
    { head: 'description', cell: style => style.description, wide: true },
  ],
  fields: [
    { name: 'name', control: 'text' },
    { name: 'description', control: 'area' },
  ],
  values: ({ name, description }) => ({ name, description }),
  body: typed => ({ name: typed.text('name'), description: typed.text('description') }),
  flat: body => body,
  add: data => client.catalogue.addStyle.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updateStyle.mutate({ data: { id, ...data }, revision }),
  remove: removal => client.catalogue.removeStyle.mutate(removal),
})
