/** How far the server's clock is ahead of this one, in ms; the answer is taken to come from the middle of the round trip. */
export function clockOffset(serverDate: string, sentAt: number, receivedAt: number): number {
  return Date.parse(serverDate) - (sentAt + receivedAt) / 2
}

/** Starts of whole server seconds, so that all countdowns turn over together. */
export function untilNextSecond(serverNow: number): number {
  return 1000 - (((serverNow % 1000) + 1000) % 1000)
}
