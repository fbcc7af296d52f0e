import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'
import { media, useMedia } from './use-media.ts'

export type CarouselEngine = { scrollPrev(): void; scrollNext(): void; scrollTo(place: number): void }

/**
 * Moves the slides that stand in `viewport`, wrapping around at the end, and says which one is shown. Draws nothing
 * itself.
 */
export default function CarouselMotion({
  viewport,
  onShown,
  onStart,
}: {
  viewport: HTMLElement | null
  onShown: (place: number) => void
  onStart: (engine: CarouselEngine) => void
}) {
  const still = useMedia(media.reducedMotion)
  const [attach, engine] = useEmblaCarousel({ loop: true, duration: still ? 0 : 24 })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (!engine) return
    const tell = () => onShown(engine.selectedScrollSnap())
    engine.on('select', tell).on('reInit', tell)
    onStart(engine)
    return () => {
      engine.off('select', tell).off('reInit', tell)
    }
  }, [engine, onShown, onStart])
  return null
}
