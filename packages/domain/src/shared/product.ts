/** The one place that spells the product's name: `slug` in paths and calls, `name` on screens and in titles. */
export const product = { slug: 'clutchdeck', name: 'Clutchdeck' } as const
