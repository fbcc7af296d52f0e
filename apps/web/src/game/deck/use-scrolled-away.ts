import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has left the view by its upper edge. */
export function useScrolledAway(of: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!of.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return away
}
