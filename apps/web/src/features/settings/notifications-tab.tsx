import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { isLanguage, languageNames, languages } from '../../base/texts/language.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../base/ui/input/button.tsx'
import { Checkbox } from '../../base/ui/input/checkbox.tsx'
import { LabelledSearchSelect, LabelledSelect } from '../../base/ui/input/labelled-select.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { findPushAbility, subscribeHere, unsubscribeHere } from '../../frame/device/push.ts'
import { CalendarSettings } from './calendar-settings.tsx'
import { Muted } from './muted.tsx'
import styles from './notifications-tab.module.css'
import account from './tokens/account-tab.module.css'

type Contact = Outputs['contact']['getContact']
type Choice = Contact['choices'][number]

/** Lets the user choose what is sent to them, and in which language and time zone (rulebook 20.8). */
export function NotificationsTab() {
  const { t } = useTranslation('ui')
  const contact = useQuery(trpc.contact.getContact.queryOptions({}))
  if (contact.isError && !contact.data)
    return <FailedState error={contact.error} onRetry={contact.refetch} busy={contact.isFetching} />
  if (!contact.data)
    return (
      <Loading label={t('loading')}>
        <div className={`column gap-4 ${account.panels}`}>
          <Skeleton height={380} radius={14} />
          <Skeleton height={220} radius={14} />
        </div>
      </Loading>
    )
  return (
    <div className={`column gap-4 ${account.panels}`}>
      <Choices contact={contact.data} />
      <Locale contact={contact.data} />
      <Muted />
      <CalendarSettings />
    </div>
  )
}

const useSave = () => {
  const { t } = useTranslation('settings')
  return useMutation(
    trpc.contact.saveSettings.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('contact.saveSettings')
        notify('success', t('reach.saved'))
      },
    }),
  )
}

/** One row for each kind, with a checkbox for each of its channels. */
function Choices({ contact: { on, email, confirmed, choices, push } }: { contact: Contact }) {
  const { t, i18n } = useTranslation('settings')
  const save = useSave()
  const kinds = Map.groupBy(choices, ({ kind }) => kind)
  const ability = findPushAbility()
  const isOff = { mail: !on, push: !push.on || ability !== 'possible' }
  const choose = useMutation({
    mutationFn: async (choice: Choice) => {
      const isHere = push.here || choice.channel === 'mail' || (await subscribeHere(i18n.language))
      if (!isHere) notify('info', t('push.refused'))
      else await save.mutateAsync({ choice })
    },
  })
  const isBusy = save.isPending || choose.isPending
  return (
    <Panel head={t('reach.title')}>
      <p className={`below-4 note ${account.text}`}>{t('reach.text')}</p>
      {!on && <p className={`below-2 breaks t14 ${styles.warning}`}>{t('mail.off')}</p>}
      {on && !confirmed && (
        <p className={`below-2 breaks t14 ${styles.warning}`}>
          {email === null ? t('mail.none') : t('mail.unconfirmed', { email })}
        </p>
      )}
      <PushState ability={ability} push={push} />
      <ul className="below-4" aria-label={t('reach.title')}>
        {[...kinds].map(([kind, ofKind]) => (
          <li key={kind} className={`row middle between gap-2 across-5 line-below ${styles.kind}`}>
            <div>
              <p className="strong">{t(`reach.${kind}`)}</p>
              <p className="note">{t(`reach.${kind}Text`)}</p>
            </div>
            <div className={`stack rigid ${styles.channels}`}>
              {ofKind.map(choice => (
                <div key={choice.channel} className={choice.channel === 'push' ? styles.push : undefined}>
                  <Checkbox
                    checked={choice.on && (choice.channel === 'mail' || push.here)}
                    disabled={isBusy || isOff[choice.channel]}
                    onChange={chosen => choose.mutate({ ...choice, on: chosen })}
                  >
                    {t(`reach.${choice.channel}`)}
                    <span className="visually-hidden">: {t(`reach.${kind}`)}</span>
                  </Checkbox>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className={`below-4 note ${account.text}`}>{t('reach.limit')}</p>
    </Panel>
  )
}

/** Says whether pushes come to this device, and ends them here. */
function PushState({
  ability,
  push,
}: {
  ability: ReturnType<typeof findPushAbility>
  push: Contact['push']
}) {
  const { t } = useTranslation('settings')
  const end = useMutation({ mutationFn: unsubscribeHere })
  const state = push.on ? ability : 'off'
  if (state !== 'possible')
    return <p className={`below-2 breaks t14 ${styles.warning}`}>{t(`push.${state}`)}</p>
  if (!push.here) return <p className={`below-4 note ${account.text}`}>{t('push.possible')}</p>
  return (
    <div className="row wrap middle gap-2 across-4">
      <p className={`below-4 note ${account.text}`}>{t('push.here')}</p>
      <Button size="s" busy={end.isPending} onClick={() => end.mutate()}>
        {t('push.end')}
      </Button>
    </div>
  )
}

/** How many time zones a search lists. */
const mostZones = 30

function Locale({ contact: { language, timeZone } }: { contact: Contact }) {
  const { t } = useTranslation('settings')
  const save = useSave()
  const [phrase, setPhrase] = useState('')
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const wanted = phrase.trim().toLowerCase().replaceAll(' ', '_')
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter(zone => zone.toLowerCase().includes(wanted))
    .slice(0, mostZones)
  return (
    <Panel head={t('reach.locale')}>
      <p className={`below-4 note ${account.text}`}>{t('reach.localeText')}</p>
      <div className={`stack gap-4 ${account.fields}`}>
        <LabelledSelect
          label={t('reach.language')}
          value={language}
          options={languages.map(value => ({ value, label: languageNames[value] }))}
          onChange={value => isLanguage(value) && save.mutate({ language: value })}
        />
        <LabelledSearchSelect
          label={t('reach.timeZone')}
          options={zones.map(zone => ({ value: zone, label: zone }))}
          chosen={{ value: timeZone, label: timeZone }}
          onChoose={zone => zone && save.mutate({ timeZone: zone })}
          onSearch={setPhrase}
          placeholder={t('reach.timeZone')}
        />
      </div>
      {own !== timeZone && (
        <div className="above-4">
          <Button busy={save.isPending} onClick={() => save.mutate({ timeZone: own })}>
            {t('reach.useOwn', { zone: own })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
