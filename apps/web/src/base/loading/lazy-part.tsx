import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { keepLoading } from './keep-loading.ts'
import { savesData } from './prefetch.ts'

type Waiting = {
  /** Shown instead of the part until it has loaded. */
  fallback?: ReactNode
  /** Called on a failure. A caller that shows the part after a press removes it then, so that it does not open by itself later. */
  onFail?: () => void
}

/** Creates a part of a page whose code loads separately, retried until it succeeds. Nothing else waits for it or fails with it. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const prepare = async () => {
    loaded ??= (await load()).default
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: created once per module, as with React's lazy
  function LazyPart(props: Props & Waiting) {
    const [part, setPart] = useState(() => loaded)
    const fail = useEffectEvent(() => props.onFail?.())
    useEffect(() => keepLoading(prepare, shown => setPart(() => shown), fail), [])
    return part ? createElement(part, props) : props.fallback
  }
  /** Loads the part before it is needed, unless the user saves data. */
  LazyPart.prefetch = () => (savesData() ? undefined : prepare().catch(() => undefined))
  return LazyPart
}
