import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import type { Access } from './menu-entries.ts'
import styles from './menu-section.module.css'

export type MenuEntry = {
  key: string
  label: string
  access: Access
  icon: LucideIcon
  link: LinkProps
}

/**
 * Shows a category of the menu: a heading that collapses its entries; entries for admins show the role. Scrolls the
 * entry of the current page into view.
 */
export function MenuSection({
  heading,
  entries,
  unfolded,
  onChoice,
}: {
  heading: string
  entries: readonly MenuEntry[]
  /** Whether it is open at first. */
  unfolded: boolean
  onChoice: () => void
}) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(unfolded)
  const list = useId()
  const shown = useRef<HTMLUListElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another entry
  useEffect(() => {
    shown.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [path])
  return (
    <section className={styles.section}>
      <button
        type="button"
        className={`row middle between caption caps strong pad-x-2 wide bare ${styles.heading}`}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {heading}
        <ChevronDown size={15} className={styles.fold} aria-hidden />
      </button>
      <ul id={list} ref={shown} hidden={!open}>
        {entries.map(({ key, label, icon: Icon, link, access }) => (
          <li key={key}>
            <Link
              {...link}
              className={`row middle gap-3 medium soft pad-x-3 holds touchable corners-control ${styles.entry}`}
              onClick={onChoice}
            >
              <Icon size={18} aria-hidden />
              <span className="fill">{label}</span>
              {access === 'admin' && (
                <span className={`t12 strong warning tracked-8 ${styles.role}`}>{t('admin')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
