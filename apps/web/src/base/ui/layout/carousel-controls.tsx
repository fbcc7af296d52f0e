import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '../../texts/use-translation.ts'
import { IconButton } from '../input/icon-button.tsx'
import styles from './carousel.module.css'
import type { CarouselEngine } from './carousel-motion.tsx'

/** Shows the arrows of a carousel, and between them a dot for each slide. */
export function CarouselControls({
  slides,
  shown,
  onMove,
}: {
  slides: number
  shown: number
  onMove: (step: (engine: CarouselEngine) => void) => void
}) {
  const { t } = useTranslation('ui')
  const indices = Array.from({ length: slides }, (_, index) => index)
  return (
    <div className="row middle centred above-2 gap-hair">
      <IconButton size="s" label={t('previousSlide')} onClick={() => onMove(engine => engine.scrollPrev())}>
        <ChevronLeft size={18} />
      </IconButton>
      {indices.map(index => (
        <button
          key={index}
          type="button"
          className={`stack in-middle no-pad bare ${styles.dot}`}
          aria-label={t('slide', { number: index + 1 })}
          aria-current={index === shown || undefined}
          onClick={() => onMove(engine => engine.scrollTo(index))}
        />
      ))}
      <IconButton size="s" label={t('nextSlide')} onClick={() => onMove(engine => engine.scrollNext())}>
        <ChevronRight size={18} />
      </IconButton>
    </div>
  )
}
