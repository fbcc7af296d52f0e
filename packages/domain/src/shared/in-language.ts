/**
 * Returns a record or facts with the texts of a language, `en` or `pl`: for Polish `name` is `namePl`, and likewise for every text,
 * unless that is missing or empty (rulebook 11.37).
 *
 * @example
 * inLanguage({ name: 'Finals', namePl: 'Finały' }, 'pl').name // 'Finały'
 */
export const inLanguage = <Item extends object>(item: Item, language: string): Item => {
  if (language !== 'pl') return item
  const polish = Object.entries(item).flatMap(([name, text]) =>
    name.endsWith('Pl') && text ? [[name.slice(0, -'Pl'.length), text]] : [],
  )
  return { ...item, ...Object.fromEntries(polish) }
}
