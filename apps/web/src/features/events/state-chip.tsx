import type { EventState } from '@game/domain'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../base/ui/feedback/chip.tsx'

const tones: Record<EventState, ChipTone> = {
  ongoing: 'open',
  upcoming: 'info',
  completed: 'locked',
  invalid: 'failed',
}

/** Shows an event's state as a word in its signal colour. */
export function StateChip({ state }: { state: EventState }) {
  const { t } = useTranslation('events')
  return <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
}
