import { product } from '@game/domain'

/** The params of every route under `/$product`; see docs/decisions/product-slug.md. */
export const inProduct = { product: product.slug }

/** The address of an event's game page, for a sign-in that leads back to it. */
export const gamePath = (eventId: number): string => `/${inProduct.product}/games/${eventId}`
