import { expect, it } from 'vitest'
import * as domain from '../src/index.ts'

const isFrozenWhole = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenWhole))

it('does not allow changes of its tables at run time', () => {
  const open = Object.entries(domain).filter(([, value]) => !isFrozenWhole(value))
  expect(open.map(([name]) => name)).toEqual([])
})
