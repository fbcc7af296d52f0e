import { type PictureKind, pictureLimits, picturePath, pictureSizes } from '@game/domain'
import { ImageOff, ImageUp } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { ProgressBar } from '../../../base/ui/feedback/progress-bar.tsx'
import { FileInput } from '../../../base/ui/input/file-input.tsx'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { RemoveButton } from '../confirm/remove-button.tsx'
import { ErrorText } from '../form/failure.tsx'
import { lastUpdated } from '../form/numbers-and-dates.ts'
import styles from './picture-preview.module.css'
import pictureUploadStyles from './picture-upload.module.css'
import { usePicture } from './use-picture.ts'

/** Shows the picture that is served under a key, in the shape of its kind. */
export function PicturePreview({ kind, pictureKey }: { kind: PictureKind; pictureKey: string }) {
  return (
    <Picture
      src={pictureKey ? picturePath(kind, pictureKey) : undefined}
      {...pictureSizes[kind]}
      className={styles[kind]}
      placeholder={<ImageOff size={28} />}
      eager
    />
  )
}

/** Shows whether the picture under a key is drawn or uploaded; uploads another, or restores the drawn one. */
export function PictureUpload({ kind, pictureKey: key }: { kind: PictureKind; pictureKey: string }) {
  const { t, i18n } = useTranslation('admin')
  const { picture, upload, remove, progress } = usePicture(kind, key)
  const hint = t('picture.hint', { ...pictureSizes[kind], limit: pictureLimits.bytes / 1024 / 1024 })
  return (
    <div className={`stack gap-2 shrinks ${pictureUploadStyles.upload}`}>
      <div className={`row middle gap-2 ${pictureUploadStyles.state}`}>
        <p className="fill shrinks t14 strong">
          {picture ? (
            <>
              <span className="regular faint">{t('picture.isUploaded')}</span>{' '}
              {lastUpdated(picture.uploadedAt, i18n.language)}
            </>
          ) : (
            picture === null && t('picture.isDrawn')
          )}
          <span className="block breaks caption regular">{picturePath(kind, key)}</span>
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
        onFile={file => upload.mutate(file)}
        disabled={upload.isPending}
      />
      {upload.isPending && <ProgressBar share={progress} label={t('picture.sending')} />}
      {upload.isError && <ErrorText error={upload.error} />}
    </div>
  )
}
