import { product } from '@game/domain'
import { createFileRoute } from '@tanstack/react-router'

/** Matches the product's slug only; any other first segment is another route, or none. */
export const Route = createFileRoute('/$product')({
  params: { parse: params => params.product === product.slug && { product: product.slug } },
})
