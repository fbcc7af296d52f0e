import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './icon-button.module.css'
import type { IconButtonProps } from './icon-button.tsx'

function IconAnchor({
  label,
  size = 'm',
  className,
  href,
  ...rest
}: ComponentProps<'a'> & Pick<IconButtonProps, 'label' | 'size'>) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      className={classNames(styles.button, styles[size], className)}
    />
  )
}

/** Links to a route and looks like an icon button. */
export const IconLink = createLink(IconAnchor)
