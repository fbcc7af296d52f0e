type Named = { index: number; name: string; namePl: string | null }

/** Replaces a phase that has been removed in the meantime. */
export const unnamed = (index: number): Named => ({ index, name: '', namePl: null })

/** What a notification says of a phase; its Polish name too if it has one (rulebook 11.37). */
export const phaseFacts = ({ index, name, namePl }: Named) => ({
  phaseIndex: index,
  phase: name,
  ...(namePl && { phasePl: namePl }),
})
