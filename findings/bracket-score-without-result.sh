#!/usr/bin/env bash
# One would guess: a match that is updated with 13 : 7 is won by the one with 13.
# What happens: it is "running" for as long as nobody says `result: 'win'`, and the next round stays empty without an error. Said for one
#   side it is completed for both. A stage of six teams is refused: empty places have to be added by hand.
# Version: brackets-manager 1.11.1, brackets-memory-db 1.0.6. Source: run; statuses are those of brackets-model.
# For us: who won a map follows from its score (rulebook 18.12), and a cup takes any number of members (19.25).
source "$(dirname "$0")/check.sh"
needs brackets-manager@1.11.1 brackets-memory-db@1.0.6
sees <<'JS' 3<<'SEEN'
import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
const create = async seeding => {
  const storage = new InMemoryDatabase()
  const manager = new BracketsManager(storage)
  await manager.create.stage({ tournamentId: 0, name: 'Cup', type: 'single_elimination', seeding })
  return { storage, manager }
}
const { storage, manager } = await create(['a', 'b', 'c', 'd'])
const status = async () => {
  const [match, , final] = await storage.select('match')
  console.log('status', match.status, 'results', match.opponent1.result, match.opponent2.result, 'final', final.opponent1.id)
}
await manager.update.match({ id: 0, opponent1: { score: 13 }, opponent2: { score: 7 } })
await status()
await manager.update.match({ id: 0, opponent1: { result: 'win' } })
await status()
await create(['a', 'b', 'c', 'd', 'e', 'f']).catch(error => console.log(error.message))
JS
status 3 results undefined undefined final null
status 4 results win loss final 0
The library only supports a participant count which is a power of two.
SEEN
