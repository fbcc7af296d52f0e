/** How long until the next attempt if the browser does not report that it is online again. */
const retryEvery = 4000

/** Loads until it succeeds: tries again when the browser is online, and every few seconds. Returns a function that stops it. */
export function keepLoading<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded: (loaded: Loaded) => void,
  onFail: () => void = () => undefined,
): () => void {
  let wanted = true
  let timer: ReturnType<typeof setTimeout>
  const stop = () => {
    wanted = false
    clearTimeout(timer)
    removeEventListener('online', attempt)
  }
  const attempt = () => {
    clearTimeout(timer)
    load().then(
      loaded => {
        if (!wanted) return
        stop()
        onLoaded(loaded)
      },
      () => {
        if (!wanted) return
        timer = setTimeout(attempt, retryEvery)
        onFail()
      },
    )
  }
  addEventListener('online', attempt)
  attempt()
  return stop
}
