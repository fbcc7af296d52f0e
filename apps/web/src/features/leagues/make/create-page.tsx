import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../../base/api/client.ts'
import { useFieldRefusal } from '../../../base/api/use-field-refusal.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button, ButtonLink } from '../../../base/ui/input/button.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { InvitePanel } from '../invite/invite-panel.tsx'
import styles from './create-page.module.css'
import { EventsChoice } from './events-choice.tsx'
import { FormatStep } from './format-step.tsx'
import { firstScope, firstSettings, newLeague, type Settings, scopeOf } from './new-league.ts'
import { areNamed, PeopleStep } from './people-step.tsx'
import { useHasPrivateGame } from './use-has-private-game.ts'

const steps = ['format', 'events', 'people'] as const

/** Shows /leagues/create: three steps, then the invitation to the new league; `eventId` is chosen at first. */
export function CreatePage({ eventId }: { eventId: number | undefined }) {
  const { t } = useTranslation('leagues')
  const [made, setMade] = useState<{ id: number; code: string; name: string }>()
  const list = { label: t('title'), link: { to: '/leagues' } } as const
  return (
    <Page title={t('make.title')} breadcrumbs={[list, { label: t('make.title') }]}>
      {made ? <Made league={made} /> : <Steps eventId={eventId} onMade={setMade} />}
    </Page>
  )
}

function Steps({
  eventId,
  onMade,
}: {
  eventId: number | undefined
  onMade: (league: { id: number; code: string; name: string }) => void
}) {
  const { t } = useTranslation('leagues')
  const [step, setStep] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)
  const [settings, setSettings] = useState(firstSettings)
  const [choice, setChoice] = useState(() => firstScope(new Date().toISOString(), eventId))
  const scope = scopeOf(choice)
  const isPrivate = useHasPrivateGame(choice.kind === 'dates' ? [] : choice.eventIds)
  const saving = useMutation(
    trpc.league.addLeague.mutationOptions({
      onSuccess: async ({ league }, { data }) => {
        await refreshAfter('league.addLeague')
        onMade({ ...league, name: data.name })
      },
    }),
  )
  const refusal = useFieldRefusal(saving.error, 'NAME')
  const change = (changed: Partial<Settings>) => {
    setSettings({ ...settings, ...changed })
    saving.reset()
  }
  const last = step === steps.length - 1
  const isReady = step === 0 || (scope !== null && (!last || areNamed(settings)))
  const goTo = (to: number) => {
    setStep(to)
    setHasMoved(true)
  }
  const proceed = () => {
    if (!last) goTo(step + 1)
    else if (scope)
      saving.mutate({ data: newLeague(isPrivate ? { ...settings, visibility: 'private' } : settings, scope) })
  }
  return (
    <>
      <h1 className="below-4 breaks t28 capital">{t('make.title')}</h1>
      <ol className="row wrap gap-2 across-4 below-4">
        {steps.map((name, at) => (
          <li
            key={name}
            className={`row middle gap-2 soft ${styles.mark}`}
            aria-current={at === step ? 'step' : undefined}
          >
            <span className={`stack in-middle ${styles.number}`}>{at + 1}</span>
            {t(`make.steps.${name}`)}
          </li>
        ))}
      </ol>
      <Panel>
        <form
          className="stack one-column gap-5"
          onSubmit={event => {
            event.preventDefault()
            if (isReady) proceed()
          }}
          noValidate
        >
          <p className="visually-hidden" role="status">
            {t('make.step', { step: step + 1 })}
          </p>
          <div key={step} ref={hasMoved ? focusOnFirstField : undefined}>
            {step === 0 && <FormatStep settings={settings} onChange={change} />}
            {step === 1 && <EventsChoice of={settings} choice={choice} onChange={setChoice} />}
            {step === 2 && (
              <PeopleStep settings={settings} onChange={change} refusal={refusal} isPrivate={isPrivate} />
            )}
          </div>
          <div className={`row gap-2 line-above ${styles.ways}`}>
            {step > 0 && <Button onClick={() => goTo(step - 1)}>{t('make.back')}</Button>}
            <Button
              type="submit"
              look="beam"
              disabled={!isReady}
              busy={saving.isPending}
              className={styles.next}
            >
              {t(last ? 'make.submit' : 'make.next')}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  )
}

/** The button that led to a step is disabled or gone: the focus moves to what is chosen first, or else typed first. */
const focusOnFirstField = (step: HTMLElement | null) =>
  step?.querySelector<HTMLInputElement>('input:is(:checked, :not([type=radio]))')?.focus()

/** The form with the focus is gone: screen readers go on at the heading. */
const focusOn = (heading: HTMLElement | null) => heading?.focus()

/** Shows the invitation to the league that has just been made. */
function Made({ league: { id, code, name } }: { league: { id: number; code: string; name: string } }) {
  const { t } = useTranslation('leagues')
  return (
    <Panel className={`stack from-start gap-4 ${styles.made}`}>
      <h1 ref={focusOn} tabIndex={-1} className="breaks t28 capital" dir="auto">
        {t('make.made', { name })}
      </h1>
      <p className="soft">{t('make.madeText')}</p>
      <InvitePanel code={code} name={name} />
      <ButtonLink to="/leagues/$leagueId" params={{ leagueId: String(id) }} look="panel">
        {t('open')}
      </ButtonLink>
    </Panel>
  )
}
