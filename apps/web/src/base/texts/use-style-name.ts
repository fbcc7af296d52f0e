import { styleIds } from '@game/domain'
import { useTranslation } from './use-translation.ts'

/** Names a player's style in the reader's language; a style of the catalogue that the game does not know keeps its name. */
export function useStyleName(): (player: { styleId: number; style: { name: string } }) => string {
  const { t } = useTranslation('deck')
  const names: Record<number, string> = {
    [styleIds.aggressive]: t('style.aggressive'),
    [styleIds.passive]: t('style.passive'),
  }
  return ({ styleId, style }) => names[styleId] ?? style.name
}
