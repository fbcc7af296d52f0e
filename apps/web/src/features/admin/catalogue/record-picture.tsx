import type { PictureKind } from '@game/domain'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { PicturePreview, PictureUpload } from '../picture/picture-upload.tsx'
import styles from './record-picture.module.css'

/** Shows the picture of a team or a player under the saved key; a key that is only typed may be another record's. */
export function RecordPicture({ kind, savedKey }: { kind: PictureKind; savedKey: string }) {
  const { t } = useTranslation('admin')
  return (
    <fieldset
      className={`stack top gap-2 across-4 no-pad no-margin shrinks whole-row no-border columns-from-600 ${styles.picture}`}
    >
      <legend className="below-2 note medium no-pad">{t('picture.legend')}</legend>
      <PicturePreview kind={kind} pictureKey={savedKey} />
      {savedKey ? (
        <PictureUpload kind={kind} pictureKey={savedKey} />
      ) : (
        <p className={`t14 faint ${styles.hint}`}>{t('picture.unsaved')}</p>
      )}
    </fieldset>
  )
}
