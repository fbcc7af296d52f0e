/**
 * The element that contains the menu or tooltip of `at`: the dialog, sheet or popover that it is in, which would cover it otherwise; else the
 * main part of the page, as at the end of the body it would be in no landmark.
 */
export const portalOf = (at: Element | null | undefined): HTMLElement | null =>
  at?.closest<HTMLElement>('[data-base-ui-portal]') ?? document.getElementById('content')
