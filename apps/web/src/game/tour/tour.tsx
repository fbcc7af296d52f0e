import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../texts/i18n.ts'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { isTourDone, rememberTour } from './tour-memory.ts'

/** The guided tour: opens by itself for a player without cards, once; the button opens it again. */
export function Tour({ fresh }: { fresh: boolean }) {
  const { t } = useTranslation('deck')
  const { i18n } = useTranslation()
  const still = useMedia(media.reducedMotion)
  const [running, setRunning] = useState(() => fresh && !isTourDone())
  useEffect(() => {
    if (!running) return
    let leave: () => void = () => undefined
    let left = false
    const begin = async () => {
      const [{ startTour }] = await Promise.all([import('./start-tour.ts'), loadTexts('tour')])
      if (left) return
      leave = startTour(i18n.getFixedT(null, 'tour'), still, () => {
        rememberTour()
        setRunning(false)
      })
    }
    begin()
    return () => {
      left = true
      leave()
    }
  }, [running, still, i18n])
  return (
    <IconButton size="s" label={t('tour')} onClick={() => setRunning(true)}>
      <CircleHelp size={18} />
    </IconButton>
  )
}
