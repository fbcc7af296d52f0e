import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { addsCard } from './reason-to-ask.ts'

/** Runs a mutation of the game page, and returns whether it put a card into a deck. */
async function isCardIn(variables: object, { isDraft = false, fails = false } = {}): Promise<boolean> {
  const client = new QueryClient()
  let found = false
  client.getMutationCache().subscribe(event => {
    found ||= addsCard(event)
  })
  const mutationFn = () => (fails ? Promise.reject(new Error('refused')) : Promise.resolve({}))
  const mutation = client.getMutationCache().build(client, { mutationFn, meta: { isDraft } })
  await mutation.execute(variables).catch(() => undefined)
  return found
}

const add = { move: { type: 'add', playerId: 1 }, order: 1 }

it('pushes are offered after a card was added to a deck, and not to a draft (rulebook 20.13)', async () => {
  expect(await isCardIn(add)).toBe(true)
  expect(await isCardIn(add, { isDraft: true })).toBe(false)
  expect(await isCardIn(add, { fails: true })).toBe(false)
  expect(await isCardIn({ move: { type: 'remove', playerId: 1 }, order: 1 })).toBe(false)
})

it('pushes are offered after a draft was made the deck (rulebook 4.24, 20.13)', async () => {
  expect(await isCardIn({ eventId: 1, userId: 2, phaseIndex: 3, instead: [] })).toBe(true)
})
