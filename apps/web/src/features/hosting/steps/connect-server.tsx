import { Radio } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { ConsoleLines, CopyLines, consoleLines } from '../../admin/event-config/sources/console-lines.tsx'
import {
  type Source,
  useAddSource,
  useRemoveSource,
  useSources,
} from '../../admin/event-config/sources/sources.ts'
import { ErrorText } from '../../admin/form/failure.tsx'
import styles from './steps.module.css'

/**
 * Connects a game server: the lines for its console, which are shown only once, and a light that is lit when the first line has arrived (rulebook 15.2,
 * 30.9).
 */
export function ConnectServer({ eventId }: { eventId: number }) {
  const { t } = useTranslation('hosting')
  const { data } = useSources(eventId)
  const add = useAddSource(eventId)
  if (!data) return null
  const connect = () => add.mutate(t('server.name', { number: data.sources.length + 1 }))
  const lines = add.data && consoleLines(add.data.url)
  const isNew = (source: Source) => source.id === add.data?.id
  return (
    <section className="stack one-column gap-3 well pad-3" aria-label={t('server.title')}>
      <div className="row middle gap-2">
        <Radio size={18} className="rigid accent" aria-hidden />
        <h4 className="strong">{t('server.title')}</h4>
      </div>
      {data.sources.length === 0 && !lines && (
        <>
          <p className="soft">{t('server.text')}</p>
          <div>
            <Button look="beam" busy={add.isPending} onClick={connect}>
              {t('server.connect')}
            </Button>
          </div>
        </>
      )}
      {lines && data.sources.some(source => isNew(source) && source.heard === null) && (
        <>
          <p className="soft">{t('server.paste')}</p>
          <ConsoleLines lines={lines} />
          <div>
            <CopyLines lines={lines} />
          </div>
        </>
      )}
      {add.isError && <ErrorText error={add.error} />}
      {data.sources.map(source => (
        <Light key={source.id} source={source} lost={!isNew(source)} onRenew={connect} />
      ))}
    </section>
  )
}

/** Whether a server has sent anything; the lines of one that has not can be lost, and then there are new ones. */
function Light({ source, lost, onRenew }: { source: Source; lost: boolean; onRenew: () => void }) {
  const { t, i18n } = useTranslation('hosting')
  const { id, name, heard } = source
  const remove = useRemoveSource(id)
  const isHeard = heard !== null
  return (
    <div className="row wrap middle gap-2 across-3">
      <p className="row middle gap-2 shrinks" role="status">
        <span className={`round rigid ${styles.light}`} data-lit={isHeard || undefined} aria-hidden />
        <span className="breaks">
          {isHeard
            ? t('server.heard', { name, when: formatMoment(heard, i18n.language) })
            : t('server.waiting', { name })}
        </span>
      </p>
      {!isHeard && lost && (
        <Button
          size="s"
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onRenew })}
        >
          {t('server.newLines')}
        </Button>
      )}
    </div>
  )
}
