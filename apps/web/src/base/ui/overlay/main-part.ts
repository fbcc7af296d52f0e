import type { RefObject } from 'react'

/** The element that contains menus and tooltips: at the end of the body they would be in no landmark. */
export const mainPart: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById('content')
  },
}
