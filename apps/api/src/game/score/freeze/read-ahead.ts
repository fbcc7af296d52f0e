/** Passes items on; the next item is already being made while the caller works on the current one. */
export async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]()
  const begin = () => {
    const next = iterator.next()
    // A failure is thrown at `await next`; until then it must not count as unhandled.
    next.catch(() => undefined)
    return next
  }
  let next = begin()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = begin()
      yield value
    }
  } finally {
    await next.catch(() => undefined)
    await iterator.return?.()
  }
}
