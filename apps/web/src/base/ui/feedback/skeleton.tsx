import styles from './skeleton.module.css'

type Length = number | string

/**
 * Shows the shape of content that is loading. Build a list's skeleton of these in the list's own layout, so that
 * nothing jumps (rulebook 13.45).
 */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 6,
}: {
  width?: Length
  height?: Length
  radius?: Length
}) {
  return (
    <span
      aria-hidden
      className={`block holds fits clips ${styles.skeleton}`}
      style={{ width, height, borderRadius: radius }}
    />
  )
}

/** Wraps a skeleton and says to screen readers that something is loading. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}
