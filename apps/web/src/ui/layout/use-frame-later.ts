import { useEffect, useState } from 'react'

type Schedule = (change: () => void) => void

const atOnce: Schedule = change => change()

/** Gives a value once a frame has shown what else changed with it; `schedule` is how the drawing begins then, such as `startTransition`. */
export function useFrameLater<Value>(value: Value, schedule: Schedule = atOnce): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    const frame = requestAnimationFrame(() => schedule(() => setShown(() => value)))
    return () => cancelAnimationFrame(frame)
  }, [shown, value, schedule])
  return shown
}
