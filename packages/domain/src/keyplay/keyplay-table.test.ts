import { expect, it } from 'vitest'
import { keyplayTypes } from '../shared/vocabulary.ts'
import { keyplayIconIds, keyplays, keyplayTable, uploadOf } from './keyplay-table.ts'

it('has an icon for each keyplay and a keyplay of each type (rulebook 7.16)', () => {
  expect(keyplays[0]?.id).toBe(keyplayIconIds.first)
  expect(keyplays.at(-1)?.id).toBe(keyplayIconIds.last)
  expect(new Set(keyplays.map(({ type }) => type))).toEqual(new Set(keyplayTypes))
})

it('is sorted by id, without duplicates', () => {
  const ids = keyplayTable.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

it('belongs to the upload of its layout, regardless of its type (rulebook 7.4)', () => {
  for (const { id, per, upload } of keyplayTable) {
    expect(upload).toBe(per === 'map' ? 'match' : 'kill')
    for (const type of keyplayTypes) expect(uploadOf(id, type)).toBe(upload)
  }
})
