/** How long until the next attempt where the browser does not say that it is online again. */
const retryEvery = 4000

/** Loads until it succeeds: again when the browser is online, and every few seconds. Returns how to stop. */
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
