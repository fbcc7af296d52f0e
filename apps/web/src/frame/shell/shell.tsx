import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useIsUsed } from '../../base/loading/prefetch.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useSessionSync } from '../../base/session/session.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { withTexts } from '../../base/texts/with-texts.ts'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { media, useMedia } from '../../base/ui/layout/use-media.ts'
import { BreadcrumbsSlot } from './breadcrumbs.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** Loads for signed-in users on a phone only. */
const BottomBar = lazyPart(() => withTexts(import('./bottom-bar.tsx'), 'home'))
const CutTextTooltip = lazyPart(() => import('../../base/ui/overlay/cut-text-tooltip.tsx'))

/**
 * Lays out menu, header and page. Below 1000 px the menu is a drawer that Escape closes; a signed-in user on a phone opens it from the bar
 * at the bottom (rulebook 13.88).
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  // The first touch may hold a text that is cut.
  const isUsed = useIsUsed(0)
  useFocusOnNavigation()
  const sessionEnded = useSessionSync()
  const back = useLocation({ select: ({ href }) => href })
  const drawer = useMedia(media.narrow)
  const phone = useMedia(media.phone)
  const hasBar = Boolean(useCurrentUser()) && phone
  const [open, setOpen] = useState(false)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!drawer || !open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [drawer, open])
  return (
    <div className={`stack ${styles.shell}`}>
      <a href="#content" className={`pad-2-4 corners-control ground-sheet ${styles.skip}`}>
        {t('skip')}
      </a>
      <SideMenu drawer={drawer} open={open} onClose={() => setOpen(false)} />
      <div className={`column shrinks ${styles.page}`}>
        <Header
          breadcrumbs={setSlot}
          menu={drawer && !hasBar ? { open, onOpen: () => setOpen(true) } : undefined}
        />
        <BreadcrumbsSlot value={slot}>
          <main id="content" className={`fill wide ${styles.content}`} tabIndex={-1}>
            {sessionEnded && (
              <div
                role="alert"
                className={`row wrap middle between gap-2 across-4 pad-3-4 below-4 t14 strong ${styles.ended}`}
              >
                {t('sessionEnded')}
                <ButtonLink to="/login" search={{ back }} look="beam" size="s">
                  {t('login')}
                </ButtonLink>
              </div>
            )}
            {children}
          </main>
        </BreadcrumbsSlot>
        {hasBar && <BottomBar menu={{ open, onOpen: () => setOpen(true) }} />}
      </div>
      {isUsed && <CutTextTooltip />}
    </div>
  )
}
