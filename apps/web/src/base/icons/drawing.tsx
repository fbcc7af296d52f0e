import type { ReactNode } from 'react'

/** An icon's width and height in pixels, and its name if no text is next to it. */
export type IconProps = { size?: number; label?: string; className?: string | undefined }

/** Draws a square on a grid of `grid` units. Without a label it is decoration, which screen readers skip. */
export function Drawing({
  grid,
  size,
  label,
  className,
  children,
}: IconProps & { grid: number; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      className={className}
    >
      {children}
    </svg>
  )
}
