import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './base/api/client.ts'
import { reloadForNewBuild } from './base/loading/new-build.ts'
import { savesData } from './base/loading/prefetch.ts'
import { startTexts } from './base/texts/i18n.ts'
import { Broken } from './frame/shell/error-pages.tsx'
import { Pending } from './frame/shell/pending.tsx'
import { routeTree } from './routeTree.gen.ts'

const router = createRouter({
  routeTree,
  defaultPreload: savesData() ? false : 'intent',
  // The query cache decides what is fresh, not the router's cache.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  notFoundMode: 'root',
  // If a screen fails, the menu and the header stay.
  defaultErrorComponent: Broken,
  // The first screen shows its outline at once; later the previous screen stays for a second (rulebook 13.63).
  defaultPendingComponent: Pending,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
})
router.subscribe('onLoad', () => {
  router.options.defaultPendingMs = 1000
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
reloadForNewBuild()
// The server's title is for robots: each page sets its own.
document.querySelector('title')?.remove()
await startTexts()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
