import { useKeyplays } from '../../../game/state/use-keyplays.ts'

/** A keyplay's name by its id; the id itself where there is none. */
export function useKeyplayNames(): (id: number) => string {
  const { keyplays } = useKeyplays()
  return id => keyplays.find(keyplay => keyplay.id === id)?.name ?? String(id)
}
