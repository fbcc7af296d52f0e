import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setLanguage, startTexts } from '../src/base/texts/i18n.ts'
import { isLanguage } from '../src/base/texts/language.ts'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
const requested = new URLSearchParams(location.search).get('language')
await startTexts()
await setLanguage(isLanguage(requested) ? requested : 'en')

/** Lets links in the components render; they lead nowhere here. */
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery, notFoundComponent: Gallery }),
  history: createMemoryHistory(),
})
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
