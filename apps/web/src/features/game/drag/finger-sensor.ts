import { TouchSensor } from '@dnd-kit/core'

/** A finger picks up a card by a short hold, so that the page still scrolls. */
export const byTouch = { activationConstraint: { delay: 220, tolerance: 8 } }
/** The icon of a perk does not scroll the page (draggable-perk.module.css), so a short move picks it up. */
const atOnce = { activationConstraint: { distance: 6 } }

export class FingerSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const { target } = props.event
    const isPerk = target instanceof Element && target.closest('[data-quick]') !== null
    super(isPerk ? { ...props, options: { ...props.options, ...atOnce } } : props)
  }
}
