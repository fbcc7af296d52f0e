import { useEffect, useState } from 'react'

type Schedule = (change: () => void) => void

const atOnce: Schedule = change => change()

/** Returns a new value one frame later than everything else that changed with it; `schedule` starts that render, such as `startTransition`. */
export function useFrameLater<Value>(value: Value, schedule: Schedule = atOnce): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    const frame = requestAnimationFrame(() => schedule(() => setShown(() => value)))
    return () => cancelAnimationFrame(frame)
  }, [shown, value, schedule])
  return shown
}
