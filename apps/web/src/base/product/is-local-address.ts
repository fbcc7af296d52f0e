/** Whether the page is open by an address that leads to this computer only, so that nobody else can use links to it. */
export const isLocalAddress = (): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)
