import type { RefObject } from 'react'

/** Holds menus and tooltips: at the end of the body they would belong to no landmark. */
export const mainPart: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById('content')
  },
}
