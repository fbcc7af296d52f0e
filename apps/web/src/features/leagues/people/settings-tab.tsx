import { type FormEvent, useState } from 'react'
import { useFieldRefusal } from '../../../base/api/use-field-refusal.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { Checkbox } from '../../../base/ui/input/checkbox.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { LazyWebhooks } from '../../webhooks/lazy-webhooks.ts'
import type { League } from '../league.ts'
import { EventsChoice } from '../make/events-choice.tsx'
import { firstScope, scopeOf } from '../make/new-league.ts'
import { areNamed, PeopleStep } from '../make/people-step.tsx'
import { useHasPrivateGame } from '../make/use-has-private-game.ts'
import { useDeleteLeague, useRenewCode, useRenewLeague, useUpdateLeague } from '../mutations.ts'
import styles from './settings-tab.module.css'

/** The owner's settings: name and who may come, a new code, the next league once this one is over, deleting. */
export function SettingsTab({ league }: { league: League }) {
  return (
    <div className="stack gap-4">
      <Changes key={JSON.stringify(fields.map(field => league[field]))} league={league} />
      {league.state === 'ended' && league.renewedAs === null && <Renewal league={league} />}
      <LazyWebhooks target={{ leagueId: league.id }} fallback={<Skeleton height={160} radius={14} />} />
      <Dangers league={league} />
    </div>
  )
}

const fields = ['name', 'visibility', 'entry', 'prize', 'note', 'talks'] as const

function Changes({
  league: { id, name, visibility, entry, prize, note, talks, rounds },
}: {
  league: League
}) {
  const { t } = useTranslation('leagues')
  const isPrivate = useHasPrivateGame(rounds.map(({ eventId }) => eventId))
  const [settings, setSettings] = useState({ name, visibility, entry, prize, note, talks })
  const update = useUpdateLeague()
  const refusal = useFieldRefusal(update.error, 'NAME')
  const stored = { name, visibility, entry, prize, note, talks }
  const isSame = fields.every(field => settings[field] === stored[field])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { talks: chosen, ...others } = settings
    // What the owner has not chosen follows from the visibility (rulebook 28.1).
    const data = { ...others, name: settings.name.trim(), ...(chosen !== talks && { talks: chosen }) }
    update.mutate({ leagueId: id, data })
  }
  return (
    <Panel head={t('settings.title')}>
      <form className="stack gap-5" onSubmit={save} noValidate>
        <PeopleStep
          settings={settings}
          onChange={changed => {
            setSettings({ ...settings, ...changed })
            update.reset()
          }}
          refusal={refusal}
          isPrivate={isPrivate}
        />
        <Checkbox checked={settings.talks} onChange={chosen => setSettings({ ...settings, talks: chosen })}>
          {t('settings.talks')}
        </Checkbox>
        <p className="soft">{t('settings.fixed')}</p>
        <Button
          type="submit"
          look="beam"
          className={styles.act}
          disabled={isSame || !areNamed(settings)}
          busy={update.isPending}
        >
          {t('settings.save')}
        </Button>
      </form>
    </Panel>
  )
}

function Renewal({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  const [choice, setChoice] = useState(() => firstScope(new Date().toISOString()))
  const renew = useRenewLeague()
  const scope = scopeOf(choice)
  return (
    <Panel head={t('settings.renewTitle')}>
      <div className="stack gap-5">
        <p className="soft">{t('settings.renewText')}</p>
        <EventsChoice of={league} choice={choice} onChange={setChoice} />
        <Button
          look="beam"
          className={styles.act}
          disabled={scope === null}
          busy={renew.isPending}
          onClick={() => scope && renew.mutate({ leagueId: league.id, data: { scope } })}
        >
          {t('settings.renew')}
        </Button>
      </div>
    </Panel>
  )
}

/** What cannot be undone: a new code, and deleting. */
function Dangers({ league: { id, name, members } }: { league: League }) {
  const { t } = useTranslation('leagues')
  const [asked, setAsked] = useState<'code' | 'deletion' | null>(null)
  const renewCode = useRenewCode()
  const remove = useDeleteLeague(name)
  const close = () => setAsked(null)
  return (
    <Panel>
      <div className="row wrap gap-2">
        <Button onClick={() => setAsked('code')}>{t('invite.renew')}</Button>
        <Button look="danger" onClick={() => setAsked('deletion')}>
          {t('settings.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'code'}
        onOpenChange={close}
        title={t('invite.renewTitle')}
        onConfirm={() => renewCode.mutate({ leagueId: id }, { onSettled: close })}
        busy={renewCode.isPending}
      >
        {t('invite.renewText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'deletion'}
        onOpenChange={close}
        title={t('settings.deleteTitle', { name })}
        onConfirm={() => remove.mutate({ leagueId: id })}
        busy={remove.isPending}
      >
        {t('settings.deleteText', { count: members })}
      </ConfirmDialog>
    </Panel>
  )
}
