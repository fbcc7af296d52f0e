import { type ReactNode, useState } from 'react'
import { useIsAdmin } from '../../../../base/session/event-rights.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import { PhoneFold } from '../../../../base/ui/layout/phone-fold.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { AddPersonDialog } from './add-person-dialog.tsx'
import { listedPlayers } from './listed-players.ts'
import { type Assigned, PeopleToAssign, PersonName } from './people-to-assign.tsx'
import { SourceChangeDialog, type SourceStep } from './source-change-dialog.tsx'
import styles from './source-people.module.css'
import { type Source, type SourcePerson, useUpdateSource } from './sources.ts'

/**
 * Lists the people of a log that the catalogue does not have, to be added, ignored or counted for a listed player, and apart from them
 * those about whom that was decided (rulebook 15.11).
 */
export function SourcePeople({ event, source: { id, people } }: { event: ConfiguredEvent; source: Source }) {
  const { t } = useTranslation('admin-sources')
  const [step, setStep] = useState<SourceStep | null>(null)
  const isSettled = ({ playerId, ignored }: SourcePerson) => playerId !== null || ignored
  const missing = people.filter(person => !isSettled(person))
  const settled = people.filter(isSettled)
  const assign = (assigned: Assigned[]) =>
    setStep({
      changes: {
        people: assigned.map(({ steamId, playerId }) => ({ steamId, playerId, ignored: false })),
      },
      title: t('assignTitle', { count: assigned.length }),
      text: `${assigned.map(({ name, player }) => `${name} › ${player}`).join(', ')}. ${t('countForText')}`,
      act: t('assign'),
    })
  return (
    <>
      {missing.length > 0 && (
        <People head={t('people')} summary={t('peopleCount', { count: missing.length })}>
          {event.completed ? (
            <ul className="stack">
              {missing.map(person => (
                <li
                  key={person.steamId}
                  className={`middle line-above row wrap gap-2 across-3 ${styles.person}`}
                >
                  <PersonName person={person} />
                </li>
              ))}
            </ul>
          ) : (
            <PeopleToAssign
              event={event}
              people={missing}
              onAssign={assign}
              acts={person => <MissingPersonActs sourceId={id} person={person} onStep={setStep} />}
            />
          )}
        </People>
      )}
      {settled.length > 0 && (
        <People head={t('settled')} summary={t('settledCount', { count: settled.length })}>
          <ul className="stack">
            {settled.map(person => (
              <li
                key={person.steamId}
                className={`middle line-above row wrap gap-2 across-3 ${styles.person}`}
              >
                <PersonName person={person} />
                <SettledPerson event={event} person={person} onStep={setStep} />
              </li>
            ))}
          </ul>
        </People>
      )}
      {step && <SourceChangeDialog event={event} sourceId={id} step={step} onClose={() => setStep(null)} />}
    </>
  )
}

function People({ head, summary, children }: { head: string; summary: string; children: ReactNode }) {
  return (
    <section className="stack gap-2" aria-label={head}>
      {/* On a phone the list is folded under a summary with the same words. */}
      <h4 className={`hidden-below-600 ${styles.head}`}>{head}</h4>
      <PhoneFold summary={summary}>{children}</PhoneFold>
    </section>
  )
}

type Step = (step: SourceStep) => void

function MissingPersonActs({
  sourceId,
  person: { steamId, name },
  onStep,
}: {
  sourceId: number
  person: SourcePerson
  onStep: Step
}) {
  const { t } = useTranslation('admin-sources')
  const [adding, setAdding] = useState(false)
  const isAdmin = useIsAdmin()
  const update = useUpdateSource(sourceId)
  const ignore = () =>
    onStep({
      changes: { people: [{ steamId, playerId: null, ignored: true }] },
      title: t('ignoreTitle', { name }),
      text: t('ignoreText'),
      act: t('ignore'),
    })
  return (
    <>
      <Button size="s" onClick={ignore}>
        {t('ignore')}
      </Button>
      {isAdmin && (
        <Button size="s" onClick={() => setAdding(true)}>
          {t('addPerson')}
        </Button>
      )}
      {adding && (
        <AddPersonDialog
          name={name}
          steamId={steamId}
          onClose={() => setAdding(false)}
          onAdded={() => update.mutate({ people: [{ steamId, playerId: null, ignored: false }] })}
        />
      )}
    </>
  )
}

/** Shows what was decided about a person, and takes it back. */
function SettledPerson({
  event,
  person: { steamId, name, playerId, ignored },
  onStep,
}: {
  event: ConfiguredEvent
  person: SourcePerson
  onStep: Step
}) {
  const { t } = useTranslation('admin-sources')
  const player = listedPlayers(event).find(({ value }) => value === playerId)
  const undo = () =>
    onStep({
      changes: { people: [{ steamId, playerId: null, ignored: false }] },
      title: t(ignored ? 'unignoreTitle' : 'countForNobodyTitle', { name }),
      text: t(ignored ? 'unignoreText' : 'countForText'),
      act: t(ignored ? 'unignore' : 'unassign'),
    })
  return (
    <div className={`row wrap middle gap-2 ${styles.acts}`}>
      {ignored ? <Chip>{t('ignored')}</Chip> : <span dir="auto">› {player?.label ?? playerId}</span>}
      {!event.completed && (
        <Button size="s" onClick={undo}>
          {t(ignored ? 'unignore' : 'unassign')}
        </Button>
      )}
    </div>
  )
}
