/**
 * Sets a CSS variable of the page to the height of a bar at its bottom, as a ref does: popups are above it (popups.module.css)
 * and a focused element is scrolled to above it, so that neither the bar nor the page hides the other's buttons.
 */
export const publishHeight =
  (variable: `--${string}`) =>
  (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(variable, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.removeProperty(variable)
    }
  }
