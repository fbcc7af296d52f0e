import type { PictureWidth } from '@game/domain'
import { type ReactNode, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './picture.module.css'
import { useFreshPicture } from './renewed-pictures.ts'

/** Addresses that have loaded on this page before: such pictures are shown at once. */
const known = new Set<string>()

/**
 * Shows an image of known size, with a placeholder until it has loaded or if there is none. Decorative without `alt`.
 * `fallback` is the address of the image shown if there is no file at `src`. `shown` is its greatest width on the page in CSS pixels, for which the server has a smaller file (rulebook 11.41).
 */
export function Picture({
  src: address,
  fallback,
  width,
  height,
  alt = '',
  placeholder,
  className,
  eager,
  shown: widest,
}: {
  src: string | undefined
  fallback?: string
  width: number
  height: number
  alt?: string
  placeholder?: ReactNode
  className?: string
  eager?: boolean
  shown?: PictureWidth
}) {
  const [missing, setMissing] = useState<string>()
  const fresh = useFreshPicture(address)
  const src = fresh !== undefined && missing === fresh ? fallback : fresh
  const [arrived, setArrived] = useState(() => (src !== undefined && known.has(src) ? src : undefined))
  const shown = src !== undefined && arrived === src
  const narrow = `${src}${src?.includes('?') ? '&' : '?'}w=`
  return (
    <span className={classNames('block holds clips', className)}>
      {!shown && <span className="stack in-middle cover faint">{placeholder}</span>}
      {src !== undefined && (
        <img
          src={src}
          srcSet={widest && `${narrow}${widest}, ${narrow}${widest * 2} 2x`}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={known.has(src) ? 'sync' : 'async'}
          draggable={false}
          className={classNames('wide tall', styles.image, shown && styles.arrived)}
          onLoad={() => {
            known.add(src)
            setArrived(src)
          }}
          onError={() => setMissing(fresh)}
        />
      )}
    </span>
  )
}
