/** How a thing is named: exactly, and more loosely if it has been changed. */
export type Names = readonly [exact: string, loose: string]

/**
 * Finds for each thing of a file the stored one that it is: first the one with the same exact name, then the next one with the same loose
 * name; undefined if none is left (rulebook 25.4).
 */
export function pairUp<Item, Stored>(
  items: readonly Item[],
  namesOf: (item: Item) => Names,
  stored: readonly Stored[],
  namesOfStored: (stored: Stored) => Names,
): (Stored | undefined)[] {
  const left = new Set(stored)
  const take = (name: string, which: 0 | 1): Stored | undefined => {
    for (const each of left)
      if (namesOfStored(each)[which] === name) {
        left.delete(each)
        return each
      }
    return undefined
  }
  const exact = items.map(item => take(namesOf(item)[0], 0))
  return items.map((item, at) => exact[at] ?? take(namesOf(item)[1], 1))
}
