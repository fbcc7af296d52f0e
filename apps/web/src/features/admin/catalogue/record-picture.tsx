import type { PictureKind } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { PicturePreview, PictureUpload } from '../picture/picture-upload.tsx'
import styles from './record-picture.module.css'

/** Shows the picture of a team or a player under the saved key; a key that is only typed may be another record's. */
export function RecordPicture({ kind, savedKey }: { kind: PictureKind; savedKey: string }) {
  const { t } = useTranslation('admin')
  return (
    <fieldset className={styles.picture}>
      <legend className={`below-2 note medium ${styles.label}`}>{t('picture.legend')}</legend>
      <PicturePreview kind={kind} pictureKey={savedKey} />
      {savedKey ? (
        <PictureUpload kind={kind} pictureKey={savedKey} />
      ) : (
        <p className={styles.hint}>{t('picture.unsaved')}</p>
      )}
    </fieldset>
  )
}
