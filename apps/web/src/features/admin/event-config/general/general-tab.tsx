import { hasLocked, hidesDecks, isDated } from '@game/domain'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../../../base/api/client.ts'
import { useIsAdmin } from '../../../../base/session/event-rights.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Checkbox } from '../../../../base/ui/input/checkbox.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { useQuestion } from '../../confirm/use-question.tsx'
import { Receipt } from '../../form/receipt.tsx'
import { SavingField, SavingNumberField } from '../../form/saving-field.tsx'
import { useReadServerNow } from '../../form/use-read-server-now.ts'
import { PicturePreview, PictureUpload } from '../../picture/picture-upload.tsx'
import { usePictureKeyCheck } from '../../picture/use-picture.ts'
import { type ConfiguredEvent, useUpdateEvent } from '../event/configured-event.ts'
import styles from './general-tab.module.css'

const toggles = ['featured', 'public', 'secondChance'] as const
/** What organisers may set (rulebook 11.47). */
const ownToggles = ['secondChance'] as const

/** Edits an event: name and image save when left, the checkboxes at once (rulebook 11.3). */
export function GeneralTab({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation(['admin-config', 'admin'])
  const checkKey = usePictureKeyCheck()
  const update = useUpdateEvent(event.id)
  const readNow = useReadServerNow()
  const isAdmin = useIsAdmin()
  const { ask, questionDialog } = useQuestion()
  /** Fewer hours can make results final at once, which then change only with a reason (rulebook 17.1). */
  const saveHours = async (finalAfterHours: number) => {
    const now = await readNow()
    const hasResults = event.phases.some(phase => isDated(phase) && hasLocked(phase, now))
    const text = t('admin-config:finalSooner', { hours: finalAfterHours })
    if (finalAfterHours < event.finalAfterHours && hasResults)
      if (!(await ask(t('admin-config:finalAfterHours'), <p>{text}</p>))) return false
    return update.mutateAsync({ finalAfterHours })
  }
  return (
    <Panel>
      <div className={`stack columns-from-1250 ${styles.form}`}>
        <div className={`stack gap-4 ${styles.fields}`}>
          <SavingField
            label={t('admin-config:name')}
            value={event.name}
            maxLength={100}
            disabled={event.completed}
            save={name => update.mutateAsync({ name })}
            check={name =>
              name.trim() === '' ? `${t('admin:missing')} ${t('admin-config:field.name')}` : undefined
            }
          />
          <SavingField
            label={t('admin-config:image')}
            hint={() => t('admin-config:imageHint')}
            value={event.img}
            maxLength={64}
            disabled={event.completed}
            save={img => update.mutateAsync({ img })}
            check={checkKey}
          />
          <SavingNumberField
            label={t('admin-config:finalAfterHours')}
            hint={() => t('admin-config:finalAfterHoursHint')}
            value={event.finalAfterHours}
            disabled={event.completed}
            save={saveHours}
          />
          <div className="stack gap-2">
            {(isAdmin ? toggles : ownToggles).map(field => (
              <EventToggle key={field} event={event} field={field} />
            ))}
          </div>
          {questionDialog}
          {event.completed && <p className="t14 warning">{t('admin-config:completed')}</p>}
        </div>
        <div className={`stack gap-3 ${styles.picture}`}>
          <PicturePreview kind="event" pictureKey={event.img} />
          {!isAdmin ? null : event.img ? (
            <PictureUpload key={event.img} kind="event" pictureKey={event.img} />
          ) : (
            <p className="t14 faint">{t('admin:picture.unsaved')}</p>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Saves a field of an event as its checkbox is ticked; shows it as ticked until the server has answered. */
function EventToggle({
  event,
  field,
}: {
  event: ConfiguredEvent
  field: 'featured' | 'public' | 'secondChance'
}) {
  const { t } = useTranslation('admin-config')
  const update = useUpdateEvent(event.id)
  const queries = useQueryClient()
  const { ask, questionDialog } = useQuestion()
  /** Whether to go on: hiding an event in which users have decks is confirmed first (rulebook 18.3). */
  const isAgreed = async (value: boolean): Promise<boolean> => {
    if (field !== 'public' || value) return true
    const query = trpc.eventConfig.getPhaseDecks.queryOptions({ eventId: event.id }, { staleTime: 0 })
    const decks = await queries.fetchQuery(query).catch(() => undefined)
    if (!decks || !hidesDecks(event, { public: value }, decks.players)) return decks !== undefined
    return ask(t('hideTitle', { name: event.name }), <p>{t('hideText', { users: decks.players })}</p>)
  }
  const save = async (value: boolean) => {
    if (await isAgreed(value)) update.mutate({ [field]: value })
  }
  const checked = (update.isPending ? update.variables[field] : undefined) ?? event[field]
  return (
    <>
      <Checkbox checked={checked} disabled={event.completed} onChange={value => void save(value)}>
        {t(field)}
        <span className="block caption">{t(`${field}Hint`)}</span>
        {update.isSuccess && <Receipt at={update.submittedAt} />}
      </Checkbox>
      {questionDialog}
    </>
  )
}
