import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has left the view by its upper edge. */
export function useScrolledAway(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return away
}
