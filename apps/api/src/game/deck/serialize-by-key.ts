const last = new Map<string, Promise<unknown>>()

/** Runs `work` after all earlier work for the same key: in one process, the moves of a deck run one after another. */
export function serializeByKey<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, turn)
  const leave = () => last.get(key) === turn && last.delete(key)
  turn.then(leave, leave)
  return turn
}
