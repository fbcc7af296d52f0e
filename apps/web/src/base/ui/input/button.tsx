import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './button.module.css'

/** `beam` is the main action of a view, `panel` any other, `quiet` lies flat, `danger` cannot be undone. */
export type ButtonLook = 'beam' | 'panel' | 'quiet' | 'danger'
type ButtonVariant = { look?: ButtonLook; size?: 'm' | 's'; wide?: boolean }

const classesOf = ({ look = 'panel', size = 'm', wide }: ButtonVariant, className?: string) =>
  classNames(styles.button, styles[look], styles[size], wide && styles.wide, className)

/** `busy` shows a spinner instead of the text and ignores clicks, without changing the width. */
export type ButtonProps = ComponentProps<'button'> & ButtonVariant & { busy?: boolean }

export function Button({ look, size, wide, busy, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ look, size, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <span className={styles.words}>{children}</span>
    </button>
  )
}

function ButtonAnchor({
  look,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonVariant) {
  return (
    <a {...rest} className={classesOf({ look, size, wide }, className)}>
      <span className={styles.words}>{children}</span>
    </a>
  )
}

/** Links to a route and looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
