import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useStyleName } from '../../../base/texts/use-style-name.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import { Table } from '../../../base/ui/layout/table.tsx'
import { Star } from '../../shortlist/star.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useAveragePoints } from '../fill/average-points.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { useHistoryOf, withPoints } from '../keyplay-points/use-keyplay-history.ts'
import { ageOf } from '../shared/age-of.ts'
import { opponentsOf } from '../state/opponents.ts'
import { useGame } from '../state/use-game.ts'
import styles from './comparison.module.css'
import { matchesAgainst } from './matches-against.ts'

const keyplaysShown = 5

/** Puts a player next to another one of the phase that the user chooses (rulebook 13.68). */
export default function Comparison({ player }: { player: Player }) {
  const { t } = useTranslation('planning')
  const players = useDeck(deck => deck.players)
  const [otherId, setOtherId] = useState<number | null>(null)
  const others = players.filter(({ id }) => id !== player.id)
  const other = others.find(({ id }) => id === otherId)
  return (
    <div className="column gap-3 above-3">
      <Select
        label={t('compare.with')}
        placeholder={t('compare.choose')}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={otherId}
        onChange={setOtherId}
      />
      {other && <Facts of={[player, other]} />}
    </div>
  )
}

/** What is compared, and how it is read of a player; a fact that is known of neither is left out. */
function Facts({ of: [one, other] }: { of: readonly [Player, Player] }) {
  const { t } = useTranslation('planning')
  const facts = [useFacts(one), useFacts(other)] as const
  const averageOf = useAveragePoints()
  const lead = (averageOf(one.id)?.points ?? 0) - (averageOf(other.id)?.points ?? 0)
  return (
    <Table
      dense
      fits
      caption={t('compare.caption', { one: one.name, other: other.name })}
      className={styles.facts}
    >
      <thead>
        <tr>
          <th aria-hidden />
          <th scope="col" dir="auto">
            <span className="inline-row middle gap-1">
              {one.name}
              <Star playerId={one.id} name={one.name} />
            </span>
          </th>
          <th scope="col" dir="auto">
            <span className="inline-row middle gap-1">
              {other.name}
              <Star playerId={other.id} name={other.name} />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {facts[0].map(({ key, words }, row) => {
          const otherWords = facts[1][row]?.words ?? []
          return (
            words.length + otherWords.length > 0 && (
              <tr key={key} data-fact={key}>
                <th scope="row">{t(`compare.${key}`)}</th>
                <td data-better={(key === 'average' && lead > 0) || undefined}>{lines(words)}</td>
                <td data-better={(key === 'average' && lead < 0) || undefined}>{lines(otherWords)}</td>
              </tr>
            )
          )
        })}
      </tbody>
    </Table>
  )
}

const lines = (words: readonly string[]): ReactNode =>
  words.length === 0
    ? '–'
    : words.map(line => (
        <span key={line} className={`breaks ${styles.line}`} dir="auto">
          {line}
        </span>
      ))

/** The words of a fact, none if it is not known. */
const wordsOf = (fact: string | number | null | undefined): string[] => (fact ? [String(fact)] : [])

/** The facts of a player as lines of words, in the order of the table. */
function useFacts(player: Player) {
  const { t, i18n } = useTranslation('planning')
  const { phase } = useGame()
  const styleName = useStyleName()
  const keyplays = useDeck(deck => deck.keyplays)
  const average = useAveragePoints()(player.id)
  const past = withPoints(useHistoryOf()(player.id)?.own?.keyplays ?? [], keyplays)
  const { data } = useQuery(
    trpc.story.getProfessional.queryOptions(
      { playerId: player.id },
      { meta: { quiet: true }, enabled: !player.own },
    ),
  )
  const opponents = opponentsOf(phase, player.id).map(({ name }) => name)
  const number = (value: number) => formatNumber(Math.round(value), i18n.language)
  const best = past.filter(({ points }) => points > 0).slice(0, keyplaysShown)
  return [
    { key: 'average', words: average ? [number(average.points)] : [] },
    { key: 'form', words: average && average.form.length > 0 ? [average.form.map(number).join(' · ')] : [] },
    { key: 'role', words: wordsOf(player.role?.name) },
    { key: 'style', words: wordsOf(styleName(player)) },
    { key: 'age', words: wordsOf(ageOf(player, phase.lock)) },
    { key: 'opponents', words: opponents },
    {
      key: 'before',
      words: matchesAgainst(data?.matches ?? [], opponents).map(match => t('compare.result', match)),
    },
    {
      key: 'keyplays',
      words: best.map(({ keyplayId, points }) => `${keyplayOf(keyplays, keyplayId).name} ${number(points)}`),
    },
  ] as const
}
