import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../../base/api/client.ts'
import { useServerNow } from '../../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { PlayAction } from '../../../events/play-action.tsx'
import { useGame } from '../../state/use-game.ts'
import { joinableNext } from './joinable-next.ts'
import { Tile } from './tile.tsx'
import styles from './tiles.module.css'

/** Leads to the event that the user can join next, or says that there is none. */
export function NextEventTile() {
  const { t } = useTranslation('reveal')
  const { event } = useGame()
  const { data, isError } = useQuery(trpc.event.getEvents.queryOptions({}))
  const now = useServerNow()
  if (isError) return null
  if (!data || now === undefined) return <Tile head={t('next.title')} isWaiting />
  const next = now === null ? undefined : joinableNext(data.events, event.id, now)
  return (
    <Tile head={t('next.title')}>
      {next ? (
        <>
          <p className="t14 bold" dir="auto">
            {next.event.name}
          </p>
          <div className={styles.play}>
            <PlayAction event={next.event} button={next.button} signedIn />
          </div>
        </>
      ) : (
        <p className="soft">{t('next.none')}</p>
      )}
    </Tile>
  )
}
