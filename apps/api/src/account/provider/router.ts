import { router } from '../../call/trpc.ts'
import { finishProvider } from './come-back.ts'
import { getLinks, getProviders, unlink } from './links.ts'
import { startLink, startProviderLogin } from './visit.ts'

export const providerRouter = router({
  getProviders,
  getLinks,
  startLink,
  unlink,
  startProviderLogin,
  finishProvider,
})
