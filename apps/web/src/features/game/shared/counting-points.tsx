import { useMotionValue, useMotionValueEvent, useSpring } from 'motion/react'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { countedValue } from './counted-value.ts'

const spring = { stiffness: 100, damping: 20 }

/** Counts by a spring in whole numbers from one value to another and ends on the exact value; with reduced motion it jumps. */
export default function CountingPoints({ from, to }: { from: number; to: number }) {
  const { i18n } = useTranslation()
  const reducedMotion = useMedia(media.reducedMotion)
  const element = useRef<HTMLSpanElement>(null)
  const counter = useSpring(from, spring)
  const shown = useMotionValue(from)
  useEffect(() => {
    if (reducedMotion) counter.jump(to)
    else counter.set(to)
  }, [counter, to, reducedMotion])
  useMotionValueEvent(counter, 'change', now => {
    shown.set(countedValue(shown.get(), now, to))
    if (element.current) element.current.textContent = formatNumber(shown.get(), i18n.language)
  })
  return <span ref={element}>{formatNumber(shown.get(), i18n.language)}</span>
}
