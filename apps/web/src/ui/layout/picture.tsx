import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'
import { useFreshPicture } from './renewed-pictures.ts'

/**
 * Shows an image of known size, with a placeholder until it has loaded or where there is none. Decorative unless
 * `alt` says more.
 */
export function Picture({
  src: address,
  width,
  height,
  alt = '',
  placeholder,
  className,
  eager,
}: {
  src: string | undefined
  width: number
  height: number
  alt?: string
  placeholder?: ReactNode
  className?: string
  eager?: boolean
}) {
  const src = useFreshPicture(address)
  const [arrived, setArrived] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const shown = src !== undefined && arrived === src
  return (
    <span className={classNames(styles.picture, className)}>
      {!shown && <span className={styles.placeholder}>{placeholder}</span>}
      {src !== undefined && broken !== src && (
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          className={classNames(styles.image, shown && styles.arrived)}
          onLoad={() => setArrived(src)}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
