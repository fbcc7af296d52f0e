import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../texts/i18n.ts'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { isTourDone, rememberTour } from './tour-memory.ts'

/** Opens the guided tour by its button, and once by itself for a user without cards (`fresh`, rulebook 13.11). */
export function Tour({ fresh }: { fresh: boolean }) {
  const { t } = useTranslation('deck')
  const { i18n } = useTranslation()
  const [running, setRunning] = useState(() => fresh && !isTourDone())
  useEffect(() => {
    if (!running) return
    let close: () => void = () => undefined
    let cancelled = false
    const begin = async () => {
      const [{ startTour }] = await Promise.all([import('./start-tour.ts'), loadTexts('tour')])
      if (cancelled) return
      close = startTour(i18n.getFixedT(null, 'tour'), () => {
        rememberTour()
        setRunning(false)
      })
    }
    begin()
    return () => {
      cancelled = true
      close()
    }
  }, [running, i18n])
  return (
    <IconButton size="s" label={t('tour')} onClick={() => setRunning(true)}>
      <CircleHelp size={18} />
    </IconButton>
  )
}
