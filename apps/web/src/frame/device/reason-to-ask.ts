import { type MutationCacheNotifyEvent, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { browserStorage, tabStorage } from '../../base/storage/browser-storage.ts'
import { consentStore } from '../../base/storage/consent-store.ts'
import { newest } from '../notifications/queries.ts'

const askedKey = 'asked for pushes'

/** Why a user may want pushes: their first card now waits for its lock, or they have missed one. */
export type ReasonToAsk = 'card' | 'missed'

/** Whether a mutation has put a card into a deck: by a move, or by using a draft. A card in a draft waits for no lock. */
export const addsCard = ({ type, mutation }: MutationCacheNotifyEvent): boolean => {
  if (type !== 'updated' || mutation.state.status !== 'success') return false
  const variables: { move?: { type?: string }; instead?: unknown } | undefined = mutation.state.variables
  return variables?.instead !== undefined || (variables?.move?.type === 'add' && !mutation.meta?.isDraft)
}

/** Returns why the user is asked for pushes; undefined before there is a reason, or after an answer on this device (rulebook 20.13). */
export function useReasonToAsk(): { reason: ReasonToAsk | undefined; answer: () => void } {
  const client = useQueryClient()
  const [reason, setReason] = useState<ReasonToAsk>()
  const [isAnswered, setAnswered] = useState(
    () => (browserStorage.getItem(askedKey) ?? tabStorage.getItem(askedKey)) !== null,
  )
  useEffect(() => {
    if (isAnswered) return
    const list = client.getQueryData(trpc.notification.getNotifications.queryKey(newest))
    const isPast = ({ facts }: { facts: object }) =>
      'lock' in facts && Date.parse(String(facts.lock)) < Date.now()
    if (list?.notifications.some(each => each.kind === 'lock_near' && isPast(each))) setReason('missed')
    return client.getMutationCache().subscribe(event => addsCard(event) && setReason('card'))
  }, [client, isAnswered])
  const answer = () => {
    const storage = consentStore.allows('preferences') ? browserStorage : tabStorage
    storage.setItem(askedKey, 'yes')
    setAnswered(true)
  }
  return { reason: isAnswered ? undefined : reason, answer }
}
