import { product } from '@game/domain'
import { createFileRoute } from '@tanstack/react-router'

/** Matches the product's slug only; any other first segment belongs to another route, or to none. */
export const Route = createFileRoute('/$product')({
  params: { parse: params => params.product === product.slug && { product: product.slug } },
})
