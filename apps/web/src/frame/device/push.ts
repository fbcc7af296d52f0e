import { client, refreshAfter } from '../../base/api/client.ts'
import { isLanguage } from '../../base/texts/language.ts'
import { hasWorkers, registerWorker } from './service-worker.ts'

/**
 * Whether pushes can reach this device: `possible`; `denied`, the user has forbidden them in the browser; `homeScreen`, after the game has been
 * added to the home screen, on iPhones and iPads; `impossible`.
 */
export type PushAbility = 'possible' | 'denied' | 'homeScreen' | 'impossible'

export function findPushAbility(): PushAbility {
  if (hasWorkers() && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'possible'
  // An iPad says that it is a Mac, which has no touch screen.
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'homeScreen' : 'impossible'
}

/** Asks the user for permission, and has pushes sent to this device; returns false if the user refused. Called by a click only. */
export async function subscribeHere(language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await client.contact.getPushKey.query({})
  if (key === null) return false
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await subscribe(pushManager, key)
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await client.contact.subscribePush.mutate({
    endpoint,
    keys: { p256dh, auth },
    timeZone,
    ...(isLanguage(language) && { language }),
  })
  await refreshAfter('contact.subscribePush')
  return true
}

/** Subscribes the browser. A subscription with an older key of the game is of no use. */
async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const known = await pushManager.getSubscription()
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    if (!known) throw error
    await known.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Ends pushes to this device; those to other devices of the user stay. */
export async function unsubscribeHere(): Promise<void> {
  await client.contact.unsubscribePush.mutate({})
  await refreshAfter('contact.unsubscribePush')
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
