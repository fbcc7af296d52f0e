import { feature } from '../../../ground/contract/call.ts'
import { finishProvider } from './come-back.ts'
import { getLinks, getProviders, unlink } from './links.ts'
import { signUpByProvider } from './sign-up-by-provider.ts'
import { startLink, startProviderLogin } from './visit.ts'

export const providerCalls = feature('/api/provider', 'Signing in by an account of another site', {
  getProviders: {
    scope: null,
    summary: 'The other sites by whose accounts users can sign in',
    run: getProviders,
  },
  getLinks: { scope: null, summary: "The caller's accounts of other sites", run: getLinks },
  startLink: {
    scope: null,
    summary: 'Answers where the browser goes to link an account of another site',
    refusals: [409],
    refreshes: ['provider.getLinks'],
    run: startLink,
  },
  unlink: {
    scope: null,
    summary: "Unlinks the caller's account of another site",
    refusals: [409],
    refreshes: ['provider.getLinks'],
    run: unlink,
  },
  startProviderLogin: {
    scope: null,
    summary: 'Answers where the browser goes to sign in by another site',
    refusals: [409],
    defaultText: 'login',
    refreshes: ['account.getUser'],
    run: startProviderLogin,
  },
  finishProvider: {
    scope: null,
    summary: 'Links an account of another site, or signs in by it, when the browser is back from there',
    refusals: [401, 409],
    defaultText: 'login',
    refreshes: ['account.getUser', 'provider.getLinks'],
    run: finishProvider,
  },
  signUpByProvider: {
    scope: null,
    summary: 'Creates an account for somebody whom another site has just named, and signs in',
    refusals: [409],
    defaultText: 'signUp',
    refreshes: ['account.getUser'],
    run: signUpByProvider,
  },
})
