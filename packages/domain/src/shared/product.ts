/** The product's name, spelt here only: `slug` in paths and calls, `name` on screens and in titles (rulebook 12.1). */
export const product = { slug: 'clutchdeck', name: 'Clutchdeck' } as const
