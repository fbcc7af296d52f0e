import { type DatedPhase, hasLocked, hasOpened, inLanguage, isDated, sortByPhaseIndex } from '@game/domain'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { type Hosted, hasBegun, type PrivateGame } from '../hosted.ts'
import { LazyDatesStep, LazyPlayersStep } from './lazy-steps.ts'
import styles from './steps.module.css'
import { useDatesDone } from './use-dates-done.ts'

type StepKey = 'players' | 'dates' | 'invite'
type Props = { event: PrivateGame; hosted: Hosted; owns: boolean }

/**
 * Shows the steps until a private game can be played, the first that is left unfolded: players, dates and goals, the invitation (rulebook 30.9). Nothing is
 * left once its phases have players and dates and somebody is invited.
 */
export function HostSteps(props: Props) {
  const datesDone = useDatesDone(props.event)
  if (datesDone === undefined) return <Skeleton height={240} radius={14} />
  return <Steps {...props} datesDone={datesDone} />
}

function Steps({ event, hosted, owns, datesDone }: Props & { datesDone: boolean }) {
  const { t } = useTranslation('hosting')
  const { phases } = event
  const now = useServerNow()
  const begun = !!now && hasBegun(event, now)
  const isListed = ({ teams }: PrivateGame['phases'][number]) =>
    teams.some(({ players }) => players.length > 0)
  const steps: { key: StepKey; isDone: boolean; body?: ReactNode }[] = [
    {
      key: 'players',
      isDone: phases.some(isListed),
      body: <LazyPlayersStep event={event} fallback={<Skeleton height={240} radius={14} />} />,
    },
    {
      key: 'dates',
      isDone: datesDone,
      body: <LazyDatesStep event={event} owns={owns} fallback={<Skeleton height={240} radius={14} />} />,
    },
    { key: 'invite', isDone: hosted.participants.length > 1 },
  ]
  const left = steps.find(({ isDone }) => !isDone)?.key
  // A step that is done stays unfolded until the host goes on.
  const [shown, setShown] = useState(left)
  return (
    <Panel head={t(begun ? 'game.stepsBegun' : 'game.steps')} flush>
      {begun && <Ready event={event} />}
      <ol>
        {steps.map(({ key, isDone, body }, at) => (
          <Step
            key={key}
            number={at + 1}
            words={t(`game.step.${key}`)}
            isDone={isDone}
            isShown={shown === key}
            onPress={() => setShown(shown === key ? undefined : key)}
            onNext={() => setShown(left)}
          >
            {body}
          </Step>
        ))}
      </ol>
      {!begun && steps.every(({ isDone }) => isDone) && <Ready event={event} />}
    </Panel>
  )
}

/** Says what comes after the steps: when decks can be built, which phase is being played, and after the last lock that the host completes the game. */
function Ready({ event: { phases, automatic } }: { event: PrivateGame }) {
  const { t, i18n } = useTranslation('hosting')
  const now = useServerNow()
  const dated = sortByPhaseIndex(phases).filter(isDated)
  if (dated.length === 0 || !now) return null
  const played = dated.findLast(phase => hasLocked(phase, now))
  const next = dated.find(phase => !hasLocked(phase, now))
  const wordsUntil = (next: DatedPhase) => {
    const open = formatMoment(next.open, i18n.language)
    if (!played || hasOpened(next, now)) return t(automatic ? 'game.readyAutomatic' : 'game.ready', { open })
    const { name } = inLanguage(played, i18n.language)
    return t(automatic ? 'game.isPlayedAutomatic' : 'game.isPlayed', { name, open })
  }
  return <p className="pad-2-4 below-3">{next ? wordsUntil(next) : t('game.played')}</p>
}

/** A step with what it is done with; a step without content is only a line. */
function Step({
  number,
  words,
  isDone,
  isShown,
  onPress,
  onNext,
  children,
}: {
  number: number
  words: string
  isDone: boolean
  isShown: boolean
  onPress: () => void
  onNext: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('hosting')
  const id = useId()
  const face = (
    <>
      <span className={`round rigid strong tabular ${styles.number}`} aria-hidden>
        {isDone ? <Check size={16} /> : number}
      </span>
      <span className="fill shrinks text-left">{words}</span>
      {isDone && <span className="visually-hidden">{t('game.stepDone')}</span>}
    </>
  )
  return (
    <li className="lined" data-done={isDone || undefined}>
      {children === undefined ? (
        <p className={`row middle gap-3 pad-2-4 ${styles.step}`}>{face}</p>
      ) : (
        <>
          <h3>
            <button
              type="button"
              className={`row middle gap-3 pad-2-4 wide pressable no-ground no-border ${styles.step}`}
              aria-expanded={isShown}
              aria-controls={id}
              onClick={onPress}
            >
              {face}
              <ChevronDown size={18} aria-hidden className={`soft ${styles.fold}`} />
            </button>
          </h3>
          <div id={id} hidden={!isShown} className="pad-2-4 below-3">
            {isShown && children}
            {isDone && (
              <Button wide look="beam" className="above-4" onClick={onNext}>
                {t('game.next')}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}
