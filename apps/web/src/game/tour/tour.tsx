import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { withTexts } from '../../texts/with-texts.ts'
import { notifyNotLoaded } from '../../ui/feedback/notify.ts'
import { isTourDone } from './tour-memory.ts'
import type { TourTable } from './tour-steps.ts'
import { tourRunning } from './tour-store.ts'

const RunningTour = lazyPart(() => withTexts(import('./running-tour.tsx'), 'tour'))

/** Runs the guided tour: when its button is pressed, and once by itself for a user without cards (`fresh`, rulebook 13.11). */
export function Tour({ fresh, ...table }: { fresh: boolean } & TourTable) {
  const running = useSelector(tourRunning)
  const opensByItself = useEffectEvent(() => fresh && !isTourDone())
  useEffect(() => {
    if (opensByItself()) tourRunning.set(true)
    return () => tourRunning.set(false)
  }, [])
  const stop = () => {
    tourRunning.set(false)
    notifyNotLoaded()
  }
  return running && <RunningTour {...table} onFail={stop} />
}
