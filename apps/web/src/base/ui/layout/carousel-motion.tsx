import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'
import { media, useMedia } from './use-media.ts'

export type CarouselEngine = { scrollPrev(): void; scrollNext(): void; scrollTo(index: number): void }

/**
 * Moves the slides in `viewport`, wrapping around at the end, and reports which one is shown. Renders nothing itself.
 */
export default function CarouselMotion({
  viewport,
  onShown,
  onStart,
}: {
  viewport: HTMLElement | null
  onShown: (index: number) => void
  onStart: (engine: CarouselEngine) => void
}) {
  const still = useMedia(media.reducedMotion)
  const [attach, engine] = useEmblaCarousel({ loop: true, duration: still ? 0 : 24 })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (!engine) return
    const report = () => onShown(engine.selectedScrollSnap())
    engine.on('select', report).on('reInit', report)
    onStart(engine)
    return () => {
      engine.off('select', report).off('reInit', report)
    }
  }, [engine, onShown, onStart])
  return null
}
