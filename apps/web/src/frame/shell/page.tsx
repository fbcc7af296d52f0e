import { product } from '@game/domain'
import type { ReactNode } from 'react'
import { inProduct } from '../../base/product/in-product.ts'
import { Breadcrumbs, type Step } from './breadcrumbs.tsx'

/**
 * Begins every screen: sets the tab's title "{title} | {product}" and shows the breadcrumb {product} > `breadcrumbs`,
 * by default > title (rulebook 13.4).
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
