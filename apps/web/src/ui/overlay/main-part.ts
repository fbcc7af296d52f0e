import type { RefObject } from 'react'

/** Menus and tooltips open within the page's main part: at the end of the body they would belong to no landmark. */
export const mainPart: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById('content')
  },
}
