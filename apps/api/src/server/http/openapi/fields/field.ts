/** A sentence about a field, and an example value if its type does not provide a good one. */
export type Field = readonly [sentence: string, example?: unknown]

/** Fields by name; `Phase.points`, `add-card.order` or `states.from` if a name means something else in one schema, call or field. */
export type Fields = Readonly<Record<string, Field>>
