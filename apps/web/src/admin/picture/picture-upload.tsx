import { type PictureKind, pictureLimits, picturePath, pictureSizes } from '@game/domain'
import { ImageUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { FileInput } from '../../ui/input/file-input.tsx'
import { RemoveButton } from '../confirm/remove-button.tsx'
import { ErrorText } from '../form/error-text.tsx'
import { lastUpdated } from '../form/moment.ts'
import styles from './picture-upload.module.css'
import { usePicture } from './use-picture.ts'

/** Whether the picture under a key is drawn or uploaded, a place for another, and the way back to the drawn one. */
export function PictureUpload({ kind, pictureKey: key }: { kind: PictureKind; pictureKey: string }) {
  const { t, i18n } = useTranslation('admin')
  const { picture, upload, remove, progress } = usePicture(kind, key)
  const hint = t('picture.hint', { ...pictureSizes[kind], limit: pictureLimits.bytes / 1024 / 1024 })
  return (
    <div className={styles.upload}>
      <div className={styles.state}>
        <p className={styles.words}>
          {picture ? (
            <>
              <span className={styles.faint}>{t('picture.isUploaded')}</span>{' '}
              {lastUpdated(picture.uploadedAt, i18n.language)}
            </>
          ) : (
            picture === null && t('picture.isDrawn')
          )}
          <span className={styles.path}>{picturePath(kind, key)}</span>
        </p>
        {picture && (
          <RemoveButton
            name={t('picture.name', { key })}
            remove={() => remove.mutateAsync()}
            consequence={t('picture.consequence')}
            disabled={upload.isPending}
          />
        )}
      </div>
      <FileInput
        label={t('picture.label', { key })}
        words={t('picture.choose')}
        hint={hint}
        accept="image/png,image/jpeg,image/webp"
        icon={<ImageUp size={22} aria-hidden />}
        onFile={upload.mutate}
        disabled={upload.isPending}
      />
      {upload.isPending && <ProgressBar share={progress} label={t('picture.sending')} />}
      {upload.isError && <ErrorText error={upload.error} />}
    </div>
  )
}
