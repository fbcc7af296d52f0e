import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of a new page, or to the page itself until it has one, so that screen readers read where they are. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: state => state.resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    const isFirst = before.current === undefined
    const isNew = before.current !== path
    before.current = path
    const main = document.getElementById('content')
    if (isFirst || !isNew || !main) return
    // A field or a dialog of the new page may have taken the focus already.
    const focused = document.activeElement
    if (focused && (main.contains(focused) || focused.closest('[role=dialog]')) && focused !== main) return
    main.focus({ preventScroll: true })
    const focusHeading = () => {
      const heading = main.querySelector('h1')
      if (!heading || document.activeElement !== main) return heading !== null
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (focusHeading()) return
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect())
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [path])
}
