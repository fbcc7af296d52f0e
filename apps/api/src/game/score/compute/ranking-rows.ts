import { placesPerBlock, usersPerPage } from '../../../ground/db/blocks.ts'

/** Rows of a table, one list per column; lists inside are array literals of the database. `next` is where to continue. */
export type PlaceRows = {
  blocks: number[]
  positions: string[]
  ranks: string[]
  previousRanks: string[]
  scores: string[]
  outcomes: string[]
  /** A place among the users. */
  next: number
}
export type PageRows = { pages: number[]; users: string[]; next: number }

/** A ranking, one list per column. A place is an index into `users`, which is in the order of ids. */
export type RankedUsers = {
  users: Int32Array
  positions: Int32Array
  ranks: Int32Array
  /** 0 for none. */
  previousRanks: Int32Array
  scores: Float64Array
  outcomes: Int32Array
}

/** Makes rows for up to `many` blocks of users, from the place `from` on. */
export function placeRows(ranked: RankedUsers, from: number, many: number): PlaceRows {
  const { users } = ranked
  const rows: Omit<PlaceRows, 'next'> = {
    blocks: [],
    positions: [],
    ranks: [],
    previousRanks: [],
    scores: [],
    outcomes: [],
  }
  let next = from
  while (next < users.length && rows.blocks.length < many) {
    const block = Math.floor((users[next] as number) / placesPerBlock)
    const places = new Array<number>(placesPerBlock).fill(-1)
    for (; Math.floor((users[next] as number) / placesPerBlock) === block; next++)
      places[(users[next] as number) % placesPerBlock] = next
    const list = (of: (place: number) => number | 'NULL') =>
      `{${places.map(place => (place < 0 ? 'NULL' : of(place))).join()}}`
    rows.blocks.push(block)
    rows.positions.push(list(place => ranked.positions[place] as number))
    rows.ranks.push(list(place => ranked.ranks[place] as number))
    rows.previousRanks.push(list(place => ranked.previousRanks[place] || 'NULL'))
    rows.scores.push(list(place => ranked.scores[place] as number))
    rows.outcomes.push(list(place => ranked.outcomes[place] as number))
  }
  return { ...rows, next }
}

/** Makes rows for up to `many` pages, from the page `from` on; `sorted` are places among the users. */
export function pageRows(users: Int32Array, sorted: Int32Array, from: number, many: number): PageRows {
  const rows: Omit<PageRows, 'next'> = { pages: [], users: [] }
  let page = from
  for (; page < from + many && page * usersPerPage < users.length; page++) {
    const places = sorted.subarray(page * usersPerPage, (page + 1) * usersPerPage)
    rows.pages.push(page)
    rows.users.push(`{${places.map(place => users[place] as number).join()}}`)
  }
  return { ...rows, next: page }
}
