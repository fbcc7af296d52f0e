import { product } from '@game/domain'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Step } from './breadcrumbs.tsx'
import { inProduct } from './in-product.ts'

/**
 * What every screen begins with: the tab's title "{title} | {product}" and, in the header, the breadcrumb
 * {product} > `breadcrumbs` (by default > title).
 */
export function Page({
  title,
  breadcrumbs,
  children,
}: {
  title: string
  breadcrumbs?: readonly Step[]
  children: ReactNode
}) {
  const home: Step = { label: product.name, link: { to: '/$product', params: inProduct } }
  return (
    <>
      <title>{`${title} | ${product.name}`}</title>
      <Breadcrumbs steps={[home, ...(breadcrumbs ?? [{ label: title }])]} />
      {children}
    </>
  )
}
