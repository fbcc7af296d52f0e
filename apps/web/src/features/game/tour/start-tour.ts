import Shepherd, { type Tour } from 'shepherd.js'
import type { Translate } from '../../../base/texts/translate.ts'
import 'shepherd.js/dist/css/shepherd.css'
import { media } from '../../../base/ui/layout/use-media.ts'
import styles from './tour.module.css'
import { type Act, leadTo, showFirstTab, targetOfStep, tourSteps } from './tour-steps.ts'

const edge = 12
type PopoverPosition = { x: number; rects: { floating: { width: number } } }

/** Keeps a step off the left and right edges of the window. */
const keepOffEdges = {
  name: 'keep off edges',
  fn: ({ x, rects: { floating } }: PopoverPosition) => ({
    x: Math.max(edge, Math.min(x, document.documentElement.clientWidth - floating.width - edge)),
  }),
}

export type TourHandle = {
  /** Closes the tour without calling its listeners. */
  close(): void
  /** Shows the tour again after an act: the next step if the act is done, else the same step. */
  resume(done: boolean): void
}

type Listeners = {
  /** Called when the tour is completed or cancelled. */
  onEnd: () => void
  /** Called when the user starts the act of a step; the tour is hidden until it is resumed. Returns what to do first. */
  onTry: (act: Act) => Act
  /** Whether an act can be done now. */
  mayTry: (act: Act) => boolean
}

/** Opens the guided tour. */
export function startTour(t: Translate<'tour'>, { onEnd, onTry, mayTry }: Listeners): TourHandle {
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
    },
  })
  let stopLeading = () => {}
  const back = { text: t('back'), secondary: true, action: () => tour.back() }
  for (const [place, { key, at, ...step }] of tourSteps.entries()) {
    const act = 'act' in step ? step.act : undefined
    const doIt = {
      text: t('try'),
      secondary: true,
      classes: 'try',
      action: () => {
        if (!act) return
        tour.hide()
        stopLeading = leadTo(onTry(act))
      },
    }
    const last = place === tourSteps.length - 1
    const next = { text: t(last ? 'done' : 'next'), action: () => tour.next() }
    tour.addStep({
      id: key,
      title: t(`${key}.title`),
      text: `${t(`${key}.text`)}<span class="${styles.place}">${place + 1} / ${tourSteps.length}</span>`,
      beforeShowPromise: () => (key === 'perks' ? Promise.resolve() : showFirstTab()),
      attachTo: { element: () => targetOfStep(at), on: 'bottom' },
      buttons: [...(place === 0 ? [] : [back]), ...(act ? [doIt] : []), next],
      when: {
        show: () => {
          const shown = tour.getCurrentStep()?.getElement()
          if (!shown) return
          const button = shown.querySelector<HTMLElement>('.try')
          if (button && act) button.hidden = !mayTry(act)
          dropBanner(shown)
          holdFocus(shown)
        },
      },
    })
  }
  const stopListening = cancelOnEscape(tour)
  for (const end of ['complete', 'cancel']) tour.on(end, stopListening)
  tour.on('complete', onEnd)
  tour.on('cancel', onEnd)
  tour.start()
  return {
    close: () => {
      stopLeading()
      tour.off('cancel', onEnd)
      if (tour.isActive()) tour.cancel()
    },
    resume: done => {
      stopLeading()
      if (done) tour.next()
      else tour.show(tour.getCurrentStep()?.id)
    },
  }
}

/** Lets Escape close the tour wherever the focus is: the library handles the key only inside the step. */
function cancelOnEscape(tour: Tour): () => void {
  const cancel = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && tour.getCurrentStep()?.isOpen()) tour.cancel()
  }
  document.addEventListener('keydown', cancel)
  return () => document.removeEventListener('keydown', cancel)
}

/** Hides the role of the library's <header>, which would be a second banner of the page. */
const dropBanner = (step: HTMLElement): void =>
  step.querySelector('header')?.setAttribute('role', 'presentation')

/**
 * Focuses the step at once, and again whenever the focus moves from it to anything but a dialog: its keys only work while the focus
 * is inside, and a closing menu takes the focus one frame later. The library focuses the step only once, after 300 ms, when a busy
 * page may not show it yet.
 */
function holdFocus(step: HTMLElement): void {
  const focus = () => {
    if (step.checkVisibility()) step.focus({ preventScroll: true })
  }
  step.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('[role$=dialog]'))) focus()
  })
  focus()
}
