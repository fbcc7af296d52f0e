import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { keepLoading } from './keep-loading.ts'

type Waiting = {
  /** Stands in the part's place until it is there. */
  fallback?: ReactNode
  /** Hears of failures. Who shows the part by a press takes it away then, so that it does not open by itself later. */
  onFail?: () => void
}

/** Makes a part of a page whose code loads apart, again until it succeeds. Nothing else waits for it or falls with it. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const prepare = async () => {
    loaded ??= (await load()).default
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: one of each module, made once, as by React's lazy
  function LazyPart(props: Props & Waiting) {
    const [part, setPart] = useState(() => loaded)
    const fail = useEffectEvent(() => props.onFail?.())
    useEffect(() => keepLoading(prepare, shown => setPart(() => shown), fail), [])
    return part ? createElement(part, props) : props.fallback
  }
  /** Loads the part before it is wanted. */
  LazyPart.prefetch = () => void prepare().catch(() => undefined)
  return LazyPart
}
