import { ImageOff } from 'lucide-react'
import { Picture } from '../../../ui/picture.tsx'
import styles from './event-picture.module.css'

/** The banner that a picture's key leads to. */
export function EventPicture({ img }: { img: string }) {
  return (
    <Picture
      src={img ? `/img/events/${img}.png` : undefined}
      width={1280}
      height={480}
      className={styles.banner}
      placeholder={<ImageOff size={28} />}
      eager
    />
  )
}
