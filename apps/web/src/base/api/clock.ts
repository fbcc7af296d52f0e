/** How far the server's clock is ahead of this one, in ms; assumes that the server answered in the middle of the round trip. */
export function clockOffset(serverDate: string, sentAt: number, receivedAt: number): number {
  return Date.parse(serverDate) - (sentAt + receivedAt) / 2
}

/** Milliseconds until the next whole second of the server, so that all countdowns change together. */
export function untilNextSecond(serverNow: number): number {
  return 1000 - (((serverNow % 1000) + 1000) % 1000)
}
