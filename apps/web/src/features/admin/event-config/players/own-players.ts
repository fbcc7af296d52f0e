import { type OwnPlayer, type OwnPlayerRow, type PlayerLine, readPlayerLines } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { client, type Inputs, type Outputs, refreshAfter, trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { useEventEdit } from '../event/configured-event.ts'

export type OwnCard = Outputs['hosting']['getEventPlayers']['players'][number]
export type Seen = Outputs['hosting']['getSeenPlayers']['players'][number]

/** New people appear in a server's log without a message, while somebody waits for them in front of the page. */
const pollMs = 5000

export const useOwnPlayers = (eventId: number) =>
  useQuery(trpc.hosting.getEventPlayers.queryOptions({ eventId }, { staleTime: 0 }))

export const useSeenPlayers = (eventId: number) =>
  useQuery(trpc.hosting.getSeenPlayers.queryOptions({ eventId }, { refetchInterval: pollMs }))

type Change = Omit<Inputs['hosting']['setEventPlayers'], 'eventId' | 'dryRun'>

/** Changes the event's own players; a failure is shown where it happened. */
export function useSetPlayers(eventId: number) {
  const { t } = useTranslation('admin-players')
  return useEventEdit({
    eventId,
    send: (change: Change) => client.hosting.setEventPlayers.mutate({ eventId, ...change }),
    done: async ({ players, listed }, { rows }) => {
      await refreshAfter('hosting.setEventPlayers')
      const saved = players.filter(({ change }) => change !== 'left').length
      notify('success', rows.length > 0 ? t('saved', { count: saved }) : t('done', { phases: listed }))
    },
    quiet: true,
  })
}

/** The event's own players as the rules compare them with rows. */
export const storedOf = (players: readonly OwnCard[]): OwnPlayer[] =>
  players.map(({ steamId, name, team, country, birth, roleId, styleId }) => ({
    ...{ steamId, name, team: team?.name ?? '' },
    ...{ country, birth, roleId, styleId },
  }))

/** The rows of a pasted list, and the lines that are none. */
export function readRows(text: string): { rows: OwnPlayerRow[]; faults: PlayerLine[] } {
  const lines = readPlayerLines(text)
  return {
    rows: lines.flatMap(line => ('row' in line ? [line.row] : [])),
    faults: lines.filter(line => 'fault' in line),
  }
}

/** Writes players as lines of a list, which the reader of pasted lists reads. */
export const linesOf = (players: readonly { steamId: string; name: string; team: string }[]): string =>
  players.map(({ steamId, name, team }) => [steamId, name || steamId, team].map(cellOf).join('\t')).join('\n')

const cellOf = (text: string): string => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
