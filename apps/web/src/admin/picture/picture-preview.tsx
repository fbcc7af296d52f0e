import { type PictureKind, picturePath, pictureSizes } from '@game/domain'
import { ImageOff } from 'lucide-react'
import { Picture } from '../../ui/layout/picture.tsx'
import styles from './picture-preview.module.css'

/** What is served under a key, in the shape of its kind. */
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
