import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { tourRunning } from './tour-store.ts'

/** Opens the guided tour (rulebook 13.11). */
export function TourButton() {
  const { t } = useTranslation('deck')
  return (
    <IconButton size="s" label={t('tour')} onClick={() => tourRunning.set(true)}>
      <CircleHelp size={18} />
    </IconButton>
  )
}
