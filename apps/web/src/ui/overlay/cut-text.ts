/** What acts by itself when it is pressed: a finger has to hold it to see the whole text. */
const controls = 'a, button, summary, label, [role=option], [role=menuitem], [role=tab]'

/** What only lifts by a press: its name is free to be tapped. */
const handle = '[aria-roledescription]'

const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis'

/** Finds what has no room for its text where a pointer or the focus is: the element itself, one around it, or one within a control. */
export function cutTextAt(target: EventTarget | null): HTMLElement | null {
  // What has a tooltip of its own says its name there.
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

/** The control that a press on an element belongs to; null where a tap is free. */
export const controlAt = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest(controls) : null
  return control?.matches(handle) ? null : control
}
