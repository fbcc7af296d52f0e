import { classNames } from '../ui/base/class-names.ts'
import { Drawing, type IconProps } from './drawing.tsx'
import css from './metal.module.css'
import type { Metal } from './metal.ts'

/** Draws a medal on its ribbon, for the first three of a ranking (rulebook 9.7). */
export function Medal({ metal, size = 24, className, ...props }: IconProps & { metal: Metal }) {
  return (
    <Drawing grid={24} size={size} className={classNames(css[metal], className)} {...props}>
      <path className={css.ribbon} d="M5.5 1.5H10.5L13.5 9L10 11Z" />
      <path className={css.ribbonDark} d="M18.5 1.5H13.5L10.5 9L14 11Z" />
      <path className={css.dark} d="M12 8.2A7.1 7.1 0 1 1 11.9 8.2Z" />
      <path className={css.light} d="M12 8.2A7.1 7.1 0 0 0 7 20.3L17 10.3A7.1 7.1 0 0 0 12 8.2Z" />
      <path className={css.body} d="M12 9.6A5.7 5.7 0 1 1 11.9 9.6Z" />
      <path
        className={css.mark}
        d="M12 11.3L13.2 13.8L15.9 14.1L13.9 16L14.4 18.7L12 17.4L9.6 18.7L10.1 16L8.1 14.1L10.8 13.8Z"
      />
    </Drawing>
  )
}
