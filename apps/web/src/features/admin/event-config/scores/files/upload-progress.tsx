import { isDemoName } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../../base/api/client.ts'
import { ProgressBar } from '../../../../../base/ui/feedback/progress-bar.tsx'
import { RunningWork } from './event-work.tsx'

/** How often the page asks how far the reading of demos is. */
const everyMs = 1000

/** Shows how much of the files is sent, and then, if there are demos among them, how many have been read. */
export function UploadProgress({
  eventId,
  files,
  share,
  label,
}: {
  eventId: number
  files: readonly File[]
  share: number
  label: string
}) {
  const isRead = share === 1 && files.some(({ name }) => isDemoName(name))
  const { data } = useQuery(
    trpc.score.getEventWork.queryOptions(
      { eventId },
      { enabled: isRead, staleTime: 0, refetchInterval: everyMs, meta: { quiet: true } },
    ),
  )
  const reading = isRead && data?.work.find(({ kind, state }) => kind === 'demos' && state === 'running')
  return reading ? <RunningWork work={reading} /> : <ProgressBar share={share} label={label} />
}
