import { Drawing } from './drawing.tsx'
import css from './logo.module.css'

/** Draws the product's logo: two cards, the front one under a gunsight. Decoration, as the name is next to it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <Drawing grid={32} size={size}>
      <path className={css.back} d="M5.3 7.9L15 4.4L22.3 24.3L12.6 27.8Z" />
      <path
        className={css.front}
        d="M11.5 4H25A2.5 2.5 0 0 1 27.5 6.5V26.5A2.5 2.5 0 0 1 25 29H11.5A2.5 2.5 0 0 1 9 26.5V6.5A2.5 2.5 0 0 1 11.5 4Z"
      />
      <path className={css.sheen} d="M11.5 4H25A2.5 2.5 0 0 1 27.5 6.5V7L9 24V6.5A2.5 2.5 0 0 1 11.5 4Z" />
      <path
        className={css.sight}
        d="M22.8 13.2A5.6 5.6 0 1 0 22.8 19.8M18.25 8V12M18.25 21V25M10.8 16.5H14.5"
      />
      <path className={css.dot} d="M18.25 14.6L20.15 16.5L18.25 18.4L16.35 16.5Z" />
    </Drawing>
  )
}
