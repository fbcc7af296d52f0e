import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { trpc } from '../api/client.ts'
import { inProduct } from '../product/in-product.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { notify } from '../ui/base/notify.ts'
import { useSessionReset } from './session.ts'

/** Returns a function that leaves the sign-in: back to where the user came from, else to the game. */
function useGoOn(): () => Promise<void> {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { back } = useSearch({ strict: false })
  return async () => {
    if (back) history.push(back)
    else await navigate({ to: '/$product', params: inProduct })
  }
}

/** Returns what follows a sign-in: goes on; a popup informs a user whose account was to be deleted that it is restored. */
export function useSignedIn() {
  const { t } = useTranslation('account')
  const goOn = useGoOn()
  const reset = useSessionReset()
  return async ({ username, restored }: { username: string; restored: boolean }) => {
    await reset()
    await goOn()
    notify('success', t('login.success', { name: username }))
    if (restored) notify('info', t('restored'))
  }
}

/** Signs in and goes on. */
export const useLogIn = () => useMutation(trpc.account.login.mutationOptions({ onSuccess: useSignedIn() }))

/** Signs out; the page stays where the route allows it. */
export function useLogOut() {
  const { t } = useTranslation('shell')
  const reset = useSessionReset()
  return useMutation(
    trpc.account.logout.mutationOptions({
      onSuccess: async () => {
        await reset()
        notify('success', t('loggedOut'))
      },
    }),
  )
}

/** Returns what follows a sign-up, which signs in: goes on, and says that a mail was sent if the game sends any. */
export function useSignedUp() {
  const { t } = useTranslation('account')
  const goOn = useGoOn()
  const reset = useSessionReset()
  const client = useQueryClient()
  return async ({ username }: { username: string }) => {
    await reset()
    await goOn()
    notify('success', t('signUp.success', { name: username }))
    const contact = await client
      .fetchQuery(trpc.contact.getContact.queryOptions({}, { meta: { quiet: true } }))
      .catch(() => undefined)
    if (contact?.on && contact.email && !contact.confirmed)
      notify('info', t('signUp.mailed', { email: contact.email }))
  }
}

/** Signs up and goes on. */
export const useSignUp = () => useMutation(trpc.account.signUp.mutationOptions({ onSuccess: useSignedUp() }))
