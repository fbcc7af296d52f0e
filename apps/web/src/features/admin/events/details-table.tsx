import { type ScoreFileType, scoreFileTypes } from '@game/domain'
import type { Outputs } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Table } from '../../../base/ui/layout/table.tsx'
import type { ConfiguredPhase } from '../event-config/event/configured-event.ts'
import type { Upload } from '../event-config/scores/uploads/uploads.ts'
import { lastUpdated } from '../form/numbers-and-dates.ts'

type PhaseDecks = Outputs['eventConfig']['getPhaseDecks']

/** Lists what each phase of an event has, and when either score file was last uploaded. */
export function DetailsTable({
  phases,
  decks,
  uploads,
}: {
  phases: readonly ConfiguredPhase[]
  decks: PhaseDecks['phases']
  uploads: readonly Upload[]
}) {
  const { t, i18n } = useTranslation('admin-events')
  const decksOf = (index: number) => decks.find(({ phase }) => phase === index) ?? { decks: 0, full: 0 }
  const scored = (phase: number, type: ScoreFileType) =>
    lastUpdated(
      uploads.find(upload => upload.type === type && upload.current.includes(phase))?.uploaded,
      i18n.language,
    )
  return (
    <Table caption={t('details')} dense>
      <thead>
        <tr>
          {(
            [
              'phase',
              'goal',
              'teams',
              'inPhase',
              'matches',
              'perks',
              'full',
              'unfinished',
              'kill',
              'match',
            ] as const
          ).map(head => (
            <th key={head} scope="col">
              {t(`column.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {phases.map(({ index, name, points, teams, matches, perks }) => (
          <tr key={index}>
            <th scope="row">
              {index}. {name}
            </th>
            <td>{points}</td>
            <td>{teams.length}</td>
            <td>{teams.reduce((sum, team) => sum + team.players.length, 0)}</td>
            <td>{matches.length}</td>
            <td>{perks.length}</td>
            <td>{decksOf(index).full}</td>
            <td>{decksOf(index).decks - decksOf(index).full}</td>
            {scoreFileTypes.map(type => (
              <td key={type}>{scored(index, type)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
