import { type Fixture, isTurned, readFixtures, textOfFile } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Button } from '../../../../../base/ui/input/button.tsx'
import { LabelledSelect } from '../../../../../base/ui/input/labelled-select.tsx'
import { Table } from '../../../../../base/ui/layout/table.tsx'
import { CsvInput } from '../../../form/csv-input.tsx'
import { FaultList } from '../../../form/failure.tsx'
import { translateReason } from '../../../form/faults.ts'
import { lastUpdated, viewersZone } from '../../../form/numbers-and-dates.ts'
import { PasteField } from '../../../form/pasted-table.tsx'
import { FormDialog } from '../../../form/unsaved.tsx'
import { readLocal } from '../../../form/zoned-time.ts'
import type { ConfiguredEvent, ConfiguredPhase, PhaseMatch } from '../../event/configured-event.ts'
import { useAddMatches } from './mutations.ts'
import { mapsQuery, useMapNames } from './use-map-names.ts'

/** A file cannot be asked which of two times it means: such a time, and one that does not exist, is a fault (rulebook 18.6). */
const onlyInstantOf = (local: string): string | null => {
  const [first, second] = readLocal(local) ?? []
  return first && !second ? first.instant : null
}

/** Adds the matches of a file or a pasted table of fixtures; shows first what they are, or why it is refused (rulebook 11.44). */
export function FixturesDialog({
  event,
  phase,
  pasted,
  onClose,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  pasted: string | undefined
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('admin-phases')
  const { data: maps } = useQuery(mapsQuery)
  const [file, setFile] = useState<File>()
  const [text, setText] = useState(pasted)
  const [sameMatches, setSameMatches] = useState<'change' | 'add'>()
  const add = useAddMatches(event.id, phase.index)
  const choose = async (chosen: File) => {
    setFile(chosen)
    setText((await textOfFile(new Uint8Array(await chosen.arrayBuffer()))).text)
  }
  const paste = (table: string) => {
    setFile(undefined)
    setText(table)
  }
  const read =
    text !== undefined && maps
      ? readFixtures(text, {
          teams: phase.teams.map(({ teamId, team }) => ({ id: teamId, key: team.key, name: team.name })),
          maps,
          matches: phase.matches,
          instantOf: onlyInstantOf,
        })
      : undefined
  const same = read?.ok ? read.same : []
  const fixtures = read?.ok
    ? [
        ...read.fixtures,
        ...same.map(({ fixture, match }) =>
          sameMatches === 'change' ? { ...fixture, id: match.id } : { ...fixture, again: true },
        ),
      ]
    : []
  const act = (
    <Button
      look="beam"
      disabled={fixtures.length === 0 || (same.length > 0 && !sameMatches)}
      busy={add.isPending}
      onClick={() => add.mutate(fixtures, { onSuccess: onClose })}
    >
      {t('fixtures.add', { count: fixtures.length })}
    </Button>
  )
  return (
    <FormDialog isChanged={false} onClose={onClose} title={t('fixtures.title')} footer={act}>
      <div className="stack gap-4">
        <CsvInput
          label={t('fixtures.import')}
          hint={t('fixtures.columns', { zone: viewersZone() })}
          files={file ? [file] : []}
          onFile={chosen => void choose(chosen)}
          disabled={add.isPending}
        />
        <PasteField onTable={paste} />
        {read && !read.ok && <FaultList fileName={file?.name ?? 'fixtures.csv'} {...read} />}
        {read?.ok && read.known > 0 && <p className="faint">{t('fixtures.known', { count: read.known })}</p>}
        {read?.ok &&
          read.notes.map(({ line, column, reason }) => (
            <p key={`${line} ${column}`} className="faint">
              {t('fixtures.note', { line, column, reason: translateReason(reason, i18n.language) })}
            </p>
          ))}
        {same.length > 0 && (
          <SameMatches phase={phase} same={same} choice={sameMatches} onChoose={setSameMatches} />
        )}
        {fixtures.length > 0 && <Fixtures phase={phase} fixtures={fixtures} />}
      </div>
    </FormDialog>
  )
}

/** Says which matches of the phase the file seems to have at another time or turned round, and asks about them (rulebook 18.13). */
function SameMatches({
  phase,
  same,
  choice,
  onChoose,
}: {
  phase: ConfiguredPhase
  same: readonly { fixture: Fixture; match: PhaseMatch }[]
  choice: 'change' | 'add' | undefined
  onChoose: (choice: 'change' | 'add' | undefined) => void
}) {
  const { t, i18n } = useTranslation('admin-phases')
  const nameOf = (id: number) => phase.teams.find(({ teamId }) => teamId === id)?.team.name ?? ''
  const choices = ['change', 'add'] as const
  return (
    <div role="alert">
      {same.map(({ fixture, match }) => (
        <p key={`${fixture.homeTeamId} ${fixture.date}`}>
          {t(isTurned(fixture, match) ? 'fixtures.turned' : 'fixtures.moved', {
            home: nameOf(fixture.homeTeamId),
            away: nameOf(fixture.awayTeamId),
            from: lastUpdated(match.date, i18n.language),
            to: lastUpdated(fixture.date, i18n.language),
          })}
        </p>
      ))}
      <LabelledSelect
        label={t('fixtures.same')}
        options={choices.map(value => ({ value, label: t(`fixtures.sameChoice.${value}`) }))}
        value={choice ?? null}
        onChange={value => onChoose(value ?? undefined)}
        placeholder={t('fixtures.choose')}
        inPopup
      />
    </div>
  )
}

function Fixtures({ phase, fixtures }: { phase: ConfiguredPhase; fixtures: readonly Fixture[] }) {
  const { t, i18n } = useTranslation('admin-phases')
  const mapName = useMapNames()
  const nameOf = (id: number) => phase.teams.find(({ teamId }) => teamId === id)?.team.name ?? ''
  return (
    <Table caption={t('fixtures.list')} dense>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('matches')}</th>
          <th scope="col">{t('fixtures.maps')}</th>
        </tr>
      </thead>
      <tbody>
        {fixtures.map(({ homeTeamId, awayTeamId, date, maps }) => (
          <tr key={`${homeTeamId} ${awayTeamId} ${date}`}>
            <td>{lastUpdated(date, i18n.language)}</td>
            <th scope="row" dir="auto">
              {t('versus', { home: nameOf(homeTeamId), away: nameOf(awayTeamId) })}
            </th>
            <td>{maps.map(mapName).join(', ') || '-'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
