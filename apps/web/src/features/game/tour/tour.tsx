import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { notifyNotLoaded } from '../../../base/ui/base/notify.ts'
import type { TourTable } from './tour-steps.ts'
import { tourRunning } from './tour-store.ts'

const RunningTour = lazyPart(() => withTexts(import('./running-tour.tsx'), 'tour'))

/** Runs the guided tour: when its button is pressed, and by itself for a newcomer (rulebook 13.11). */
export function Tour({ isNewcomer, ...table }: { isNewcomer: boolean } & TourTable) {
  const running = useSelector(tourRunning)
  useEffect(() => {
    if (isNewcomer) tourRunning.set(true)
  }, [isNewcomer])
  useEffect(() => () => tourRunning.set(false), [])
  const stop = () => {
    tourRunning.set(false)
    notifyNotLoaded()
  }
  return running && <RunningTour {...table} onFail={stop} />
}
