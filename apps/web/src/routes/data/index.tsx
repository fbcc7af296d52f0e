import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/data/')({
  beforeLoad: () => {
    throw notFound()
  },
})
