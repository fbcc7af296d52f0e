import { keyplayTypes } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, type Outputs, trpc } from '../../../../base/api/client.ts'
import { PerkIcon } from '../../../../base/icons/perk-icon.tsx'
import { IdCell, Multiplier, TypeName } from '../catalogue-cells.tsx'
import { define } from '../controls/definition.ts'

type Page = Outputs['catalogue']['getPerks']
const read = ({ perks, count }: Page) => ({ records: perks, count })

export const perks = define({
  kind: 'perk',
  useRecords: view =>
    useQuery(trpc.catalogue.getPerks.queryOptions(view, { select: read, placeholderData: keepPreviousData })),
  columns: [
    {
      head: 'id',
      cell: ({ id, rarity }) => <IdCell id={id} icon={<PerkIcon rarity={rarity} size={20} />} />,
    },
    { head: 'name', cell: perk => perk.name },
    { head: 'rarity', cell: perk => perk.rarity },
    { head: 'mult', cell: perk => <Multiplier mult={perk.mult} /> },
    { head: 'keyplayType', cell: perk => <TypeName type={perk.keyplayType} /> },
    { head: 'description', cell: perk => perk.description, wide: true },
  ],
  fields: [
    { name: 'id', control: 'number' },
    { name: 'name', control: 'text' },
    { name: 'rarity', control: 'number' },
    { name: 'mult', control: 'number' },
    { name: 'keyplayType', control: 'type', optional: true },
    { name: 'description', control: 'area' },
    { name: 'namePl', control: 'text', optional: true },
    { name: 'descriptionPl', control: 'area', optional: true },
  ],
  values: ({ id, name, rarity, mult, keyplayType, description, namePl, descriptionPl }) => ({
    id: String(id),
    name,
    rarity: String(rarity),
    mult: String(mult),
    keyplayType: keyplayType ?? '',
    description,
    namePl: namePl ?? '',
    descriptionPl: descriptionPl ?? '',
  }),
  body: typed => ({
    id: typed.number('id'),
    name: typed.text('name'),
    rarity: typed.number('rarity'),
    mult: typed.number('mult'),
    keyplayType: keyplayTypes.find(type => type === typed.text('keyplayType')) ?? null,
    description: typed.text('description'),
    namePl: typed.text('namePl') ?? '',
    descriptionPl: typed.text('descriptionPl') ?? '',
  }),
  flat: body => body,
  add: data => client.catalogue.addPerk.mutate({ data }),
  update: (id, data, revision) => client.catalogue.updatePerk.mutate({ data: { ...data, id }, revision }),
  remove: removal => client.catalogue.removePerk.mutate(removal),
})
