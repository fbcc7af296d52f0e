import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './icon-button.module.css'

/** The properties of a square button that shows only an icon; `label` is its accessible name. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  size?: 'm' | 's'
}

export function IconButton({ label, size = 'm', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[size], className)}
    />
  )
}
