/** Elements that act on a press: a finger has to hold them to see the full text. */
const controls = 'a, button, summary, label, [role=option], [role=menuitem], [role=tab]'

/** Elements that a press only lifts for dragging: a tap can show their text. */
const handle = '[aria-roledescription]'

const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis'

/** Finds an element whose text is cut, at the pointer or the focus: the element itself, one around it, or one within a control. */
export function cutTextAt(target: EventTarget | null): HTMLElement | null {
  // An element with its own tooltip shows its name there.
  if (!(target instanceof Element) || target.closest('[data-tooltip], [role=tooltip]')) return null
  const control = target.closest(controls)
  const end = control ?? document.body
  for (
    let element: Element | null = target;
    element && end.contains(element);
    element = element.parentElement
  )
    if (element instanceof HTMLElement && isCut(element)) return element
  const within = control?.querySelectorAll<HTMLElement>('*') ?? []
  return [...within].find(isCut) ?? null
}

/** The control that a press on an element belongs to; null if a tap has no other effect. */
export const controlAt = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest(controls) : null
  return control?.matches(handle) ? null : control
}
