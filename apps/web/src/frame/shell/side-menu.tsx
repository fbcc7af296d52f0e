import { product } from '@game/domain'
import { ChevronsDownUp, ChevronsUpDown, X } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { configuresEvents } from '../../base/session/event-rights.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import { Brand } from './brand.tsx'
import { Footer } from './footer.tsx'
import { mayEnter, menuSections } from './menu-entries.ts'
import { MenuSection } from './menu-section.tsx'
import styles from './side-menu.module.css'

/** Loads the back-office's entries for admins and organisers only. */
const DataSection = lazyPart(() => import('./data-section.tsx'))

/**
 * Shows the menu at the left, 250 px wide, whose categories collapse; below 1000 px it is a drawer that `open`
 * slides in and any choice closes (rulebook 13.3).
 */
export function SideMenu({ drawer, open, onClose }: { drawer: boolean; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const [unfolded, setUnfolded] = useState(true)
  const hidden = drawer && !open
  const Expand = unfolded ? ChevronsDownUp : ChevronsUpDown
  return (
    <>
      {drawer && <div className={styles.shade} data-open={open || undefined} aria-hidden onClick={onClose} />}
      <aside id="menu" className={`column ${styles.menu}`} data-open={!hidden || undefined} inert={hidden}>
        <div className={`row middle gap-hair ${styles.head}`}>
          <Brand />
          <IconButton
            size="s"
            className={styles.expand}
            label={t(unfolded ? 'foldMenu' : 'unfoldMenu')}
            onClick={() => setUnfolded(!unfolded)}
          >
            <Expand size={18} />
          </IconButton>
          {drawer && (
            <IconButton size="s" label={t('closeMenu')} onClick={onClose}>
              <X size={18} />
            </IconButton>
          )}
        </div>
        {/* A new key creates every section again, collapsed or not. */}
        <nav key={String(unfolded)} className={`fill low ${styles.sections}`} aria-label={t('menu')}>
          {menuSections.map(({ key, entries }) => {
            // All entries that depend on the user appear at once, so that no entry is pushed away.
            if (user === undefined && key !== 'game')
              return (
                <div key={key} className="above-4">
                  <Skeleton height={78} radius={10} />
                </div>
              )
            const visible = entries
              .filter(entry => mayEnter(entry.access, user))
              .map(entry => ({ ...entry, label: t(`entries.${entry.key}`) }))
            return (
              visible.length > 0 && (
                <MenuSection
                  key={key}
                  heading={key === 'game' ? product.name : t(`sections.${key}`)}
                  entries={visible}
                  unfolded={unfolded}
                  onChoice={onClose}
                />
              )
            )
          })}
          {user && configuresEvents(user) && <DataSection unfolded={unfolded} onChoice={onClose} />}
        </nav>
        <Footer />
      </aside>
    </>
  )
}
