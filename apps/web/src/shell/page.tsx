import { product } from '@game/domain'
import type { ReactNode } from 'react'
import { type Step, Trail } from './breadcrumbs.tsx'
import { inProduct } from './in-product.ts'

/**
 * What every screen begins with: the tab's title "{title} | {product}" and, in the header, the breadcrumb
 * {product} > `trail` (by default > title).
 */
export function Page({
  title,
  trail,
  children,
}: {
  title: string
  trail?: readonly Step[]
  children: ReactNode
}) {
  const home: Step = { label: product.name, link: { to: '/$product', params: inProduct } }
  return (
    <>
      <title>{`${title} | ${product.name}`}</title>
      <Trail steps={[home, ...(trail ?? [{ label: title }])]} />
      {children}
    </>
  )
}
