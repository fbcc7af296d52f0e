import type { TFunction } from 'i18next'
import Shepherd from 'shepherd.js'
import 'shepherd.js/dist/css/shepherd.css'
import styles from './tour.module.css'
import { targetOfStep, tourSteps } from './tour-steps.ts'

const edge = 12
type Place = { x: number; rects: { floating: { width: number } } }

/** A step keeps a little room to the sides of the window. */
const offTheEdges = {
  name: 'off the edges',
  fn: ({ x, rects: { floating } }: Place) => ({
    x: Math.max(edge, Math.min(x, document.documentElement.clientWidth - floating.width - edge)),
  }),
}

/** Opens the guided tour. `onEnd` follows its completion and its cancelling alike. Returns how to put it away unasked. */
export function startTour(t: TFunction<'tour'>, still: boolean, onEnd: () => void): () => void {
  const tour = new Shepherd.Tour({
    useModalOverlay: true,
    exitOnEsc: true,
    defaultStepOptions: {
      classes: styles.step ?? '',
      cancelIcon: { enabled: true, label: t('close') },
      scrollTo: { behavior: still ? 'auto' : 'smooth', block: 'center' },
      canClickTarget: false,
      modalOverlayOpeningPadding: 6,
      modalOverlayOpeningRadius: 14,
      floatingUIOptions: { middleware: [offTheEdges] },
      when: {
        show: () => {
          const step = tour.getCurrentStep()?.getElement()
          if (!step) return
          dropBanner(step)
          holdFocus(step)
        },
      },
    },
  })
  const back = { text: t('back'), secondary: true, action: () => tour.back() }
  for (const [place, { key, at }] of tourSteps.entries()) {
    const last = place === tourSteps.length - 1
    const next = { text: t(last ? 'done' : 'next'), action: () => tour.next() }
    tour.addStep({
      id: key,
      title: t(`${key}.title`),
      text: `${t(`${key}.text`)}<span class="${styles.place}">${place + 1} / ${tourSteps.length}</span>`,
      attachTo: { element: () => targetOfStep(at), on: 'bottom' },
      buttons: place === 0 ? [next] : [back, next],
    })
  }
  tour.on('complete', onEnd)
  tour.on('cancel', onEnd)
  tour.start()
  return () => {
    tour.off('cancel', onEnd)
    if (tour.isActive()) tour.cancel()
  }
}

/** The library's <header> would be a second banner of the page. */
const dropBanner = (step: HTMLElement): void =>
  step.querySelector('header')?.setAttribute('role', 'presentation')

/**
 * Focuses the step at once, and again when a press beside it leaves nothing focused: its keys only work from within. The
 * library focuses it once, 300 ms later, and a page that is busy by then may not show it yet.
 */
function holdFocus(step: HTMLElement): void {
  const focus = () => step.focus({ preventScroll: true })
  step.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) focus()
  })
  focus()
}
