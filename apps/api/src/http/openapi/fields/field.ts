/** What a field is, in a sentence, and a value that it may have where its type does not give a telling one. */
export type Field = readonly [sentence: string, example?: unknown]

/** Fields by name; `Phase.points`, `add-card.order` or `states.from` where a name means something else in one schema, call or field. */
export type Fields = Readonly<Record<string, Field>>
