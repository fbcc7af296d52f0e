import { type ReactNode, useCallback, useRef, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import type { CarouselEngine } from './carousel-motion.tsx'

const CarouselMotion = lazyPart(() => import('./carousel-motion.tsx'))

/**
 * Shows one slide at a time, with arrows that wrap around and a dot for each. Loads the code that moves them when a
 * pointer, finger or the focus gets near; hidden slides cannot get the focus.
 */
export function Carousel({ label, slides }: { label: string; slides: readonly ReactNode[] }) {
  const { t } = useTranslation('ui')
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState(0)
  const engine = useRef<CarouselEngine>(undefined)
  const waiting = useRef<((engine: CarouselEngine) => void)[]>([])
  const want = () => setWanted(true)
  const start = useCallback((started: CarouselEngine) => {
    engine.current = started
    for (const step of waiting.current.splice(0)) step(started)
  }, [])
  const move = (step: (engine: CarouselEngine) => void) => {
    if (engine.current) return step(engine.current)
    waiting.current.push(step)
    want()
  }
  return (
    <section
      aria-label={label}
      aria-roledescription={t('carousel')}
      className="shrinks"
      onPointerEnter={want}
      onFocus={want}
    >
      <div className="clips corners-panel" ref={setViewport}>
        <div className={`row ${styles.track}`}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; the pattern asks for a group
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
              key={index}
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={t('slideOf', { number: index + 1, slides: slides.length })}
              className={`shrinks ${styles.slide}`}
              inert={index !== shown}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls slides={slides.length} shown={shown} onMove={move} />
      {wanted && <CarouselMotion viewport={viewport} onShown={setShown} onStart={start} />}
    </section>
  )
}
