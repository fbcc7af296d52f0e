/** Passes items on, each next one being made while the one before is worked on. */
export async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]()
  const begin = () => {
    const next = iterator.next()
    // Its failure is thrown where it is waited for.
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
