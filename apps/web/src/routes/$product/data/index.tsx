import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/$product/data/')({
  beforeLoad: () => {
    throw notFound()
  },
})
