import type { TFunction } from 'i18next'
import Shepherd, { type Tour } from 'shepherd.js'
import 'shepherd.js/dist/css/shepherd.css'
import { media } from '../../ui/layout/use-media.ts'
import styles from './tour.module.css'
import { targetOfStep, tourSteps } from './tour-steps.ts'

const edge = 12
type Place = { x: number; rects: { floating: { width: number } } }

/** Keeps a step off the left and right edges of the window. */
const keepOffEdges = {
  name: 'keep off edges',
  fn: ({ x, rects: { floating } }: Place) => ({
    x: Math.max(edge, Math.min(x, document.documentElement.clientWidth - floating.width - edge)),
  }),
}

/** Opens the guided tour. `onEnd` is called when it is completed or cancelled. Returns how to close it without that. */
export function startTour(t: TFunction<'tour'>, onEnd: () => void): () => void {
  const reducedMotion = window.matchMedia(media.reducedMotion).matches
  const tour = new Shepherd.Tour({
    useModalOverlay: true,
    exitOnEsc: true,
    defaultStepOptions: {
      classes: styles.step ?? '',
      cancelIcon: { enabled: true, label: t('close') },
      scrollTo: { behavior: reducedMotion ? 'auto' : 'smooth', block: 'center' },
      canClickTarget: false,
      modalOverlayOpeningPadding: 6,
      modalOverlayOpeningRadius: 14,
      floatingUIOptions: { middleware: [keepOffEdges] },
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
  const stopListening = cancelOnEscape(tour)
  for (const end of ['complete', 'cancel']) tour.on(end, stopListening)
  tour.on('complete', onEnd)
  tour.on('cancel', onEnd)
  tour.start()
  return () => {
    tour.off('cancel', onEnd)
    if (tour.isActive()) tour.cancel()
  }
}

/** Lets Escape close the tour wherever the focus is: the library hears it only from within the step. */
function cancelOnEscape(tour: Tour): () => void {
  const cancel = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) tour.cancel()
  }
  document.addEventListener('keydown', cancel)
  return () => document.removeEventListener('keydown', cancel)
}

/** Hides the role of the library's <header>, which would be a second banner of the page. */
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
