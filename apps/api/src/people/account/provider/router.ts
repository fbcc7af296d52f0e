import { router } from '../../../ground/call/trpc.ts'
import { finishProvider } from './come-back.ts'
import { getLinks, getProviders, unlink } from './links.ts'
import { signUpByProvider } from './sign-up-by-provider.ts'
import { startLink, startProviderLogin } from './visit.ts'

export const providerRouter = router({
  getProviders,
  getLinks,
  startLink,
  unlink,
  startProviderLogin,
  finishProvider,
  signUpByProvider,
})
