import { styleIds } from '@game/domain'
import { useTranslation } from './use-translation.ts'

/** Names a player's style in the reader's language; one that the game does not know keeps its name, '' if the player has no known style. */
export function useStyleName(): (player: {
  styleId: number | null
  style: { name: string } | null
}) => string {
  const { t } = useTranslation('deck')
  const names: Record<number, string> = {
    [styleIds.aggressive]: t('style.aggressive'),
    [styleIds.passive]: t('style.passive'),
  }
  return ({ styleId, style }) => names[styleId ?? 0] ?? style?.name ?? ''
}
