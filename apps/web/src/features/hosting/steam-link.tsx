import { useMutation, useQuery } from '@tanstack/react-query'
import { Crosshair } from 'lucide-react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import styles from './hosting.module.css'
import { useRemoveSteamLink } from './mutations.ts'

/** How often the page asks again while a code is open: the stream may be down. */
const everyFiveSeconds = 5000

/** THAT'S ME: links the user's SteamID by a code in the chat of the game server, and undoes it (rulebook 30.14). */
export function SteamLink({ eventId, completed }: { eventId: number; completed: boolean }) {
  const { t } = useTranslation('hosting')
  const { data } = useQuery(
    trpc.hosting.getSteamLink.queryOptions(
      { eventId },
      { refetchInterval: ({ state }) => (state.data?.code ? everyFiveSeconds : false) },
    ),
  )
  if (!data || (completed && !data.link)) return null
  return (
    <Panel head={t('me.title')}>
      <div className="stack gap-3" aria-live="polite">
        {data.link ? (
          <Linked eventId={eventId} link={data.link} />
        ) : (
          <Code eventId={eventId} code={data.code} until={data.until} />
        )}
      </div>
    </Panel>
  )
}

function Linked({ eventId, link }: { eventId: number; link: { name: string; signsIn: boolean } }) {
  const { t } = useTranslation('hosting')
  const remove = useRemoveSteamLink()
  return (
    <>
      <p className="row middle gap-2 strong">
        <Crosshair size={18} className={`keeps-size ${styles.linked}`} aria-hidden />
        <span className="breaks" dir="auto">
          {t(link.signsIn ? 'me.bySteam' : 'me.linked', { name: link.name })}
        </span>
      </p>
      {link.signsIn ? (
        <p className="soft">{t('me.bySteamText')}</p>
      ) : (
        <>
          <p className="soft">{t('me.linkedText')}</p>
          <p>
            <Button size="s" busy={remove.isPending} onClick={() => remove.mutate({ eventId })}>
              {t('me.undo')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}

/** The code while it is open, and the button that opens one. */
function Code({ eventId, code, until }: { eventId: number; code: string | null; until: string | null }) {
  const { t } = useTranslation('hosting')
  const now = useServerNow()
  const start = useMutation(
    trpc.hosting.startSteamLink.mutationOptions({ onSuccess: () => refreshAfter('hosting.startSteamLink') }),
  )
  const left = until === null || !now ? 0 : Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)
  const isOpen = code !== null && left > 0
  return (
    <>
      <p>{t(isOpen ? 'me.write' : 'me.text')}</p>
      {isOpen && (
        <>
          <p className="t28 strong breaks" translate="no">
            !deck {code}
          </p>
          <p className="soft" role="timer" aria-live="off">
            {t('me.left', { left: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` })}
          </p>
        </>
      )}
      <p>
        <Button
          size="s"
          look={isOpen ? undefined : 'beam'}
          busy={start.isPending}
          onClick={() => start.mutate({ eventId })}
        >
          {t(isOpen ? 'me.newCode' : 'me.getCode')}
        </Button>
      </p>
    </>
  )
}
