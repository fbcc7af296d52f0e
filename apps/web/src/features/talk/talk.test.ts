import { expect, test } from 'vitest'
import { hostOf, partsOf } from './talk.ts'

test('mentions and addresses of a post are marked, the stop after an address is not (rulebook 28.8, 28.11)', () => {
  expect(partsOf('@anna_1 see https://example.org/a?b=1. Mail me@anna.pl, or https://')).toEqual([
    { kind: 'mention', text: '@anna_1' },
    { kind: 'text', text: ' see ' },
    { kind: 'link', text: 'https://example.org/a?b=1' },
    { kind: 'text', text: '. Mail me@anna.pl, or https://' },
  ])
  expect(partsOf('javascript:alert(1)')).toEqual([{ kind: 'text', text: 'javascript:alert(1)' }])
})

test('the way out of an address shows its host in ASCII (rulebook 28.11)', () => {
  expect(hostOf('https://faceіt.com/login')).toBe('xn--facet-q2e.com')
  expect(hostOf('https://user@example.org:8443/')).toBe('example.org:8443')
})
