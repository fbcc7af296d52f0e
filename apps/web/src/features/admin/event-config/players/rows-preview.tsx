import type { OwnPlayerChange, OwnPlayerRow, PlayerLine, Result } from '@game/domain'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Table } from '../../../../base/ui/layout/table.tsx'

const kinds = ['added', 'changed', 'left'] as const
const tones = { added: 'success', changed: 'warning', left: 'plain' } as const

/** Shows what a list would do, row by row, or why it cannot be taken. */
export function RowsPreview({
  rows,
  faults,
  plan,
}: {
  rows: readonly OwnPlayerRow[]
  faults: readonly PlayerLine[]
  plan: Result<OwnPlayerChange[]>
}) {
  const { t } = useTranslation(['admin-players', 'rules'])
  const count = (change: OwnPlayerChange['change']) =>
    plan.ok ? plan.value.filter(each => each.change === change).length : 0
  if (rows.length + faults.length === 0) return null
  return (
    <div className="stack gap-2">
      {faults.map(line => (
        <p key={line.line} className="t14 failed" role="alert">
          {t(`fault.${'fault' in line ? line.fault : 'name'}`, { line: line.line })}
        </p>
      ))}
      {plan.ok ? (
        <p className="row wrap gap-1 across-4 t14">
          {kinds
            .filter(kind => count(kind) > 0)
            .map(kind => (
              <span key={kind}>{t(`count.${kind}`, { count: count(kind) })}</span>
            ))}
        </p>
      ) : (
        <p className="t14 failed" role="alert">
          {t(`rules:${plan.rule}`, plan.facts)}
        </p>
      )}
      {rows.length > 0 && (
        <Table caption={t('preview')} dense>
          <thead>
            <tr>
              <th scope="col" className="hidden-below-600">
                {t('row')}
              </th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('team')}</th>
              <th scope="col">{t('change')}</th>
              <th scope="col" className="hidden-below-600">
                SteamID
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, team, steamId }, at) => {
              const planned = plan.ok ? plan.value[at] : undefined
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its place, as a SteamID can be there twice
                <tr key={at}>
                  <td className="hidden-below-600">{at + 1}</td>
                  <th scope="row" dir="auto" className="breaks">
                    {name}
                  </th>
                  <td dir="auto" className="breaks">
                    {planned?.player.team ?? team}
                  </td>
                  <td>
                    {planned && <Chip tone={tones[planned.change]}>{t(`chip.${planned.change}`)}</Chip>}
                  </td>
                  <td className="tabular hidden-below-600">{steamId}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </div>
  )
}
