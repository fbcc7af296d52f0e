import type { EventState } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../ui/feedback/chip.tsx'

const tones: Record<EventState, ChipTone> = {
  ongoing: 'open',
  upcoming: 'info',
  completed: 'locked',
  invalid: 'warning',
}

export function EventStateChip({ state }: { state: EventState }) {
  const { t } = useTranslation('admin-events')
  return <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
}
