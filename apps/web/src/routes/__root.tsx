import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { ConsentArea } from '../frame/consent/consent-area.tsx'
import { Broken, NotFound } from '../frame/shell/error-pages.tsx'
import { PopupArea } from '../frame/shell/popup-area.tsx'
import { Shell } from '../frame/shell/shell.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: Broken })

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route is shown alone, without menu and header. */
    bare?: boolean
  }
}

function Root() {
  const bare = useMatches({ select: matches => matches.some(match => match.staticData.bare) })
  return (
    <>
      {bare ? (
        <Outlet />
      ) : (
        <Shell>
          <Outlet />
        </Shell>
      )}
      <ConsentArea />
      <PopupArea />
    </>
  )
}
