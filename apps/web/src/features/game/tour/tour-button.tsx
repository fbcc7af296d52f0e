import { CircleHelp } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { tourRunning } from './tour-store.ts'

const id = 'tour-button'

/** Opens the guided tour (rulebook 13.11). */
export function TourButton() {
  const { t } = useTranslation('deck')
  return (
    <IconButton id={id} size="s" label={t('tour')} onClick={() => tourRunning.set(true)}>
      <CircleHelp size={18} />
    </IconButton>
  )
}

/** Moves the focus to the button, from which users can open the tour again. */
export const focusTourButton = (): void => document.getElementById(id)?.focus({ preventScroll: true })
