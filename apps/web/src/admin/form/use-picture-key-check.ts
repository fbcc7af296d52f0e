import { isPictureKey } from '@game/domain'
import { useTranslation } from 'react-i18next'

/** Says what is wrong with the name of a picture, which becomes a path. */
export function usePictureKeyCheck(): (key: string) => string | undefined {
  const { t } = useTranslation('admin')
  return key => (isPictureKey(key) ? undefined : t('pictureKey'))
}
