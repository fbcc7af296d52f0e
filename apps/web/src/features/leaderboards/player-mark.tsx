import { Link } from '@tanstack/react-router'
import { Crosshair } from 'lucide-react'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import type { UserMarks } from './use-user-marks.ts'

/** Marks a user who is a player of the event, by a linked account of Steam, and links to that player; one of the event's own has no page (rulebook 24.13, 30.10). */
export function PlayerMark({ marks }: { marks: UserMarks | undefined }) {
  const { t } = useTranslation('leaderboards')
  if (!marks?.player) return null
  const { id, name, own } = marks.player
  const words = t('player', { name })
  const mark = (
    <Chip tone="gold" icon={<Crosshair size={12} aria-hidden />}>
      <span dir="auto">{own ? t('plays', { name }) : name}</span>
    </Chip>
  )
  if (own) return mark
  return (
    <Link
      to="/$product/players/$playerId"
      params={{ ...inProduct, playerId: String(id) }}
      title={words}
      aria-label={words}
    >
      {mark}
    </Link>
  )
}
