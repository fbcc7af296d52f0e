import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { useGame } from '../state/use-game.ts'
import { startTour, type TourHandle } from './start-tour.ts'
import { focusTourButton } from './tour-button.tsx'
import { rememberTour } from './tour-memory.ts'
import { type Act, actNow, canTry, type TourTable } from './tour-steps.ts'
import { tourRunning } from './tour-store.ts'
import styles from './try-bar.module.css'

/**
 * Shows the steps of the tour until it ends. While the user tries what a step offers, a bar says what to do; the tour continues by
 * itself once `progress` shows that it is done.
 */
export default function RunningTour({ editable, progress, size }: TourTable) {
  const { t } = useTranslation('tour')
  const tour = useRef<TourHandle>(undefined)
  const { userId } = useGame()
  /** `act` is what the user does now: for the act of a step on a card, an empty deck needs a card first. */
  const [trying, setTrying] = useState<{ act: Act; of: Act; from: number } | null>(null)
  const onTry = useEffectEvent((of: Act) => {
    const act = actNow(of, progress)
    setTrying({ act, of, from: progress[act] })
    return act
  })
  const mayTry = useEffectEvent((act: Act) => editable && canTry(actNow(act, progress), progress, size))
  const start = useEffectEvent((onEnd: () => void) => startTour(t, { onEnd, onTry, mayTry }))
  const remember = useEffectEvent(() => rememberTour(userId))
  useEffect(() => {
    const onEnd = () => {
      remember()
      tourRunning.set(false)
      focusTourButton()
    }
    tour.current = start(onEnd)
    return () => {
      setTrying(null)
      tour.current?.close()
    }
  }, [])
  const resume = (done: boolean) => {
    setTrying(null)
    tour.current?.resume(done)
  }
  const continueTour = useEffectEvent(() => resume(trying?.act === trying?.of))
  const done = trying !== null && progress[trying.act] > trying.from
  useEffect(() => {
    if (done) continueTour()
  }, [done])
  return trying && !done && <TryBar act={trying.act} onBack={() => resume(false)} />
}

/** Says what to do, and leads back to the tour. */
function TryBar({ act, onBack }: { act: Act; onBack: () => void }) {
  const { t } = useTranslation('tour')
  return (
    <div className={`row middle gap-3 t14 ground-sheet ${styles.bar}`} data-part="tour-try">
      <p role="status">{t(`trying.${act}`)}</p>
      <Button size="s" onClick={onBack}>
        {t('toTour')}
      </Button>
    </div>
  )
}
