/** A record of the catalogue with its texts in both languages; Polish ones may be missing (rulebook 11.37). */
type Bilingual = {
  name: string
  namePl: string | null
  description?: string
  descriptionPl?: string | null
}

/** Returns a record with name and description in the reader's language, or in English if there are no others. */
export function inLanguage<Item extends Bilingual>(item: Item, language: string): Item {
  if (language !== 'pl') return item
  const name = item.namePl || item.name
  return item.description === undefined
    ? { ...item, name }
    : { ...item, name, description: item.descriptionPl || item.description }
}
