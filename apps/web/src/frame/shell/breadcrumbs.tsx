import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../base/texts/use-translation.ts'
import styles from './breadcrumbs.module.css'

/** The element of the header that holds the page's breadcrumb; null on pages without a header. */
const Slot = createContext<HTMLElement | null>(null)
export const BreadcrumbsSlot = Slot.Provider

/**
 * A step of the breadcrumb; the one without `link` is the current page. `isName`: the label is the name of somebody or something,
 * which stays as it is written; others begin with a capital letter, as in the menu. `isUp`: the link stays on a phone, as an arrow.
 */
export type Step = { label: string; link?: LinkProps; isName?: true; isUp?: true }

/** Shows the page's breadcrumb in the header. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const slot = useContext(Slot)
  const { t } = useTranslation('shell')
  if (!slot) return null
  return createPortal(
    <nav aria-label={t('breadcrumb')}>
      <ol className="row middle gap-1 t14">
        {steps.map(({ label, link, isName, isUp }, index) => (
          <li
            key={label}
            className={`row middle gap-1 shrinks faint ${styles.step}`}
            data-name={isName}
            data-up={isUp}
          >
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {link ? (
              <Link {...link} className={styles.link} dir="auto">
                {isUp && <ChevronLeft size={18} className={styles.arrow} aria-hidden />}
                {isUp ? <span>{label}</span> : label}
              </Link>
            ) : (
              <span aria-current="page" className={`strong ink ${styles.here}`} dir="auto">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>,
    slot,
  )
}
