import { useMotionValueEvent, useSpring } from 'motion/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { figure } from './figures.ts'

const spring = { stiffness: 100, damping: 20 }

/** Counts by a spring; at once where motion is reduced. */
export default function CountingPoints({ from, to }: { from: number; to: number }) {
  const { i18n } = useTranslation()
  const still = useMedia(media.reducedMotion)
  const shown = useRef<HTMLSpanElement>(null)
  const counter = useSpring(from, spring)
  useEffect(() => {
    if (still) counter.jump(to)
    else counter.set(to)
  }, [counter, to, still])
  useMotionValueEvent(counter, 'change', now => {
    if (shown.current) shown.current.textContent = figure(Math.round(now), i18n.language)
  })
  return <span ref={shown}>{figure(Math.round(counter.get()), i18n.language)}</span>
}
