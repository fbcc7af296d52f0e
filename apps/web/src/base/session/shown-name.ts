import { deletedName } from '@game/domain'
import { useTranslation } from '../texts/use-translation.ts'

/** Returns the name under which the screen shows a user: a deleted one has no name, and is called so in the reader's language (rulebook 1.16). */
export function useShownName(): (username: string) => string {
  const { t } = useTranslation('ui')
  return username => (username === deletedName ? t('deletedUser') : username)
}
