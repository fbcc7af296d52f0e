import { product } from '@game/domain'

/** The params of every route under `/$product`; see docs/decisions/product-slug.md. */
export const inProduct = { product: product.slug }
