import { product } from '@game/domain'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'

const team = (id: number, name: string) => ({ id, key: 'vitality', name })
const match = {
  id: 1,
  eventId: 1,
  event: 'Night Cup',
  phaseIndex: 1,
  phase: 'Groups',
  phasePl: null,
  date: '2026-06-01T18:00:00.000Z',
  status: 'scheduled',
  bestOf: 3,
  home: team(1, 'Team Vitality'),
  away: team(2, 'Team Falcons'),
  maps: [],
  ownCards: [],
}

test('in the list of matches the name of a team of two words has one line at every width (rulebook 29.5)', async ({
  app,
}) => {
  const page = await app.visit(null, { isDrawn: true })
  await page.route('**/get-matches?**', route =>
    route.fulfill({ json: { day: '2026-06-01', matches: [match], count: 1, before: null, next: null } }),
  )
  await page.goto(`${app.url}/${product.slug}/matches?day=2026-06-01`)
  const names = [match.home, match.away].map(({ name }) => page.getByText(name, { exact: true }))
  await names[0]?.waitFor()
  for (const width of [1440, 1000, 600, 390]) {
    await resizeTo(page, width, 900)
    const lines = names.map(name =>
      name.evaluate(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(await Promise.all(lines), `${width} px`).toEqual([1, 1])
  }
})
