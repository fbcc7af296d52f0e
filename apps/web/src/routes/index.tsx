import { createFileRoute, redirect } from '@tanstack/react-router'
import { inProduct } from '../base/product/in-product.ts'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/$product', params: inProduct, replace: true })
  },
})
