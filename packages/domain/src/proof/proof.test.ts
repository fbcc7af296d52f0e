import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from '../../vectors/proof.json' with { type: 'json' }
import { utf8 } from './bytes.ts'
import { canonicalJson, type Json } from './canonical-json.ts'
import {
  type BundleBlock,
  type BundleHead,
  bundleVerifier,
  deckJson,
  hashOf,
  inclusionPath,
  leafOf,
  linkHash,
  merkleRoot,
  phaseRoot,
  rootOfPath,
  sha256,
  verifyBundle,
} from './index.ts'

const hashed = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
const leaves = fc.array(fc.string().map(leafOf), { minLength: 1, maxLength: 40 })

describe('hashes (rulebook 9.25)', () => {
  it('are the same as the platform’s, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), text => sha256(text) === hashed(text)))
    expect(utf8('\ud800'), 'half a pair, as TextEncoder writes it').toEqual(
      new TextEncoder().encode('\ud800'),
    )
    const long = 'x'.repeat(1_000_000)
    expect(sha256(long)).toBe(hashed(long))
  })

  it('do not depend on the order of fields, nor on fields that are undefined', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), value => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(canonicalJson(turned as Json)).toBe(canonicalJson(value as Json))
        expect(JSON.parse(canonicalJson(value as Json))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(() => canonicalJson([Number.NaN])).toThrow('NaN is no JSON')
  })

  it('of decks are the same when written by the faster way', () => {
    const ids = fc.array(fc.nat(), { maxLength: 3 })
    const perks = fc.array(fc.record({ perkId: fc.nat(), originPhase: fc.nat() }), { maxLength: 3 })
    const cards = fc.array(fc.record({ playerId: fc.nat(), perks, keyplays: ids }), { maxLength: 5 })
    const decks = fc.record({ userId: fc.nat(), savedAt: fc.string(), cards })
    fc.assert(fc.property(decks, deck => deckJson(deck) === canonicalJson(deck)))
  })
})

/** The definition of RFC 6962, implemented literally. */
const definedRoot = (list: readonly string[]): string => {
  if (list.length < 2) return list[0] ?? hashed('')
  let split = 1
  while (2 * split < list.length) split *= 2
  const [left, right] = [definedRoot(list.slice(0, split)), definedRoot(list.slice(split))]
  return hashed(Uint8Array.of(1), Buffer.from(left, 'hex'), Buffer.from(right, 'hex'))
}

describe('a Merkle tree (rulebook 9.25, 9.26)', () => {
  it('has the root that RFC 6962 defines, also for odd numbers of leaves', () => {
    const ofSystem = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
    fc.assert(
      fc.property(leaves, list => {
        expect(merkleRoot(list)).toBe(definedRoot(list))
        expect(merkleRoot(list, ofSystem)).toBe(definedRoot(list))
        expect(merkleRoot(list.map(leaf => Buffer.from(leaf, 'hex')))).toBe(definedRoot(list))
      }),
    )
  })

  it('has paths that lead only the right leaf, place and size to the root', () => {
    fc.assert(
      fc.property(leaves, fc.nat(), (list, at) => {
        const place = at % list.length
        const proof = { place, size: list.length, path: inclusionPath(list, place) }
        const [leaf = '', root] = [list[place], merkleRoot(list)]
        expect(rootOfPath(leaf, proof)).toBe(root)
        expect(rootOfPath(leafOf('another'), proof)).not.toBe(root)
        expect(rootOfPath(leaf, { ...proof, place: place + list.length })).toBeNull()
        expect(rootOfPath(leaf, { ...proof, path: [...proof.path, leaf] })).toBeNull()
      }),
    )
  })

  it('does not accept a node as a leaf: a list of nodes has a different root than the leaves below it', () => {
    const list = ['a', 'b', 'c', 'd'].map(leafOf)
    const nodes = [merkleRoot(list.slice(0, 2)), merkleRoot(list.slice(2))]
    expect(nodes.map(leafOf)).not.toEqual(nodes)
    expect(merkleRoot(nodes.map(leafOf))).not.toBe(merkleRoot(list))
  })
})

const [head, blocks] = (vectors.cases.find(({ rule }) => rule === 'verifyBundle')?.input ??
  []) as unknown as [BundleHead, BundleBlock[]]

/** The places of all values in a tree of JSON. */
const placesIn = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => placesIn(each, [...path, name]))
    : [path]

/** Changes the value at a place of a copy: a number by one, a text by one character. */
function changedAt<Tree>(tree: Tree, path: readonly (string | number)[]): Tree {
  const copy = structuredClone(tree)
  let parent = copy as Record<string | number, unknown>
  for (const name of path.slice(0, -1)) parent = parent[name] as typeof parent
  const name = path.at(-1) ?? ''
  const value = parent[name]
  if (typeof value === 'number') parent[name] = value + 1
  else if (typeof value === 'string') parent[name] = `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`
  else parent[name] = value === null ? 'kill' : !value
  return copy
}

/** The time of the server, and the name of the game in a checkpoint. */
const free = [/^now$/, /^checkpoints\.\d+\.origin$/]

describe('verifying a bundle (rulebook 9.28)', () => {
  it('finds any single value of the head that was changed', () => {
    const places = placesIn(head).filter(path => !free.some(pattern => pattern.test(path.join('.'))))
    const passed = places.filter(path => verifyBundle(changedAt(head, path), blocks).equal)
    expect(passed.map(path => path.join('.'))).toEqual([])
    expect(places.length).toBeGreaterThan(40)
  })

  it('finds any single value of decks and ranking that was changed', () => {
    const places = placesIn(blocks)
    const passed = places.filter(path => {
      try {
        return verifyBundle(head, changedAt(blocks, path)).equal
      } catch {
        return false
      }
    })
    expect(passed.map(path => path.join('.'))).toEqual([])
    expect(places.length).toBeGreaterThan(40)
  })

  const faultsOf = (other: Partial<BundleHead>, parts: readonly BundleBlock[] = blocks) =>
    verifyBundle({ ...head, ...other }, parts).faults
  const [first, second] = blocks as [BundleBlock, BundleBlock]
  const [phase] = first.phases as [BundleBlock['phases'][number]]

  it('names what does not match', () => {
    expect(faultsOf({ phases: head.phases.map(each => ({ ...each, goal: 1 })) })[0]).toEqual({
      where: 'goal',
      phase: 1,
    })
    expect(faultsOf({ counts: [] })[0]).toEqual({ where: 'counts', phase: 1, type: 'kill' })
    expect(faultsOf({ phases: [] }).slice(0, 3)).toEqual([
      { where: 'goal', phase: 1 },
      { where: 'facts', phase: 1 },
      { where: 'counts', phase: 1, type: 'kill' },
    ])
    const gone = { ...phase, decks: phase.decks.map(deck => ({ ...deck, cards: [], savedAt: null })) }
    expect(faultsOf({}, [{ ...first, phases: [gone] }, second])[0]).toEqual({
      where: 'deck',
      phase: 1,
      userId: 1,
    })
    const removed = { ...phase, decks: phase.decks.slice(1) }
    expect(faultsOf({}, [{ ...first, phases: [removed] }, second])).toEqual(
      expect.arrayContaining([
        { where: 'block', phase: 1, block: 0 },
        { where: 'root', phase: 1 },
        { where: 'score', userId: 1, expected: null, found: 252 },
      ]),
    )
    expect(faultsOf({}, [first])).toContainEqual({ where: 'changed' })
    expect(faultsOf({}, [{ ...first, standings: [] }, second])).toContainEqual({
      where: 'score',
      userId: 1,
      expected: 252,
      found: null,
    })
  })

  it('does not compare the ranking while a newer one is being calculated, and says so', () => {
    const verifier = bundleVerifier({ ...head, ranked: false })
    for (const block of blocks) verifier.add({ ...block, standings: [], grants: [] })
    expect(verifier.finish()).toEqual({
      equal: false,
      faults: [
        { where: 'count', of: 'rows', expected: 4, found: 0 },
        { where: 'count', of: 'grants', expected: 1, found: 0 },
        { where: 'unranked' },
      ],
      decks: 4,
      users: 0,
      unproven: [],
      recorded: true,
      ranked: false,
    })
  })

  it('counts phases that locked before proofs existed, and says that they are not proven', () => {
    const parts = blocks.map(block => ({ ...block, head: null }))
    const sizes = { ...head.sizes, links: 0 }
    expect(verifyBundle({ ...head, links: [], checkpoints: [], sizes }, parts)).toMatchObject({
      equal: false,
      faults: [],
      users: 4,
      unproven: [1],
      recorded: false,
    })
  })

  it('is not equal if there is nothing to compare', () => {
    const nothing = { links: 0, blocks: 0, decks: 0, rows: 0, grants: 0 }
    const empty = { ...head, links: [], checkpoints: [], phases: [], counts: [], figures: [], blocks: [] }
    expect(verifyBundle({ ...empty, sizes: nothing }, [])).toMatchObject({
      equal: false,
      faults: [{ where: 'nothing' }],
    })
  })

  it('names a phase that has lost its link though the ranking was made after it', () => {
    const [, ...others] = head.links
    const links: BundleHead['links'] = []
    for (const [place, link] of others.entries()) {
      const moved = { ...link, number: place + 1, previous: links.at(-1)?.hash ?? '' }
      links.push({ ...moved, hash: linkHash(moved) })
    }
    expect(faultsOf({ links })).toContainEqual({ where: 'unlinked', phase: 1 })
  })

  it('adds the counts of both files of a phase, and scores nothing before the first file', () => {
    const [lock] = head.links as [BundleHead['links'][number]]
    const unscored = {
      ...head,
      links: [lock],
      checkpoints: [],
      sizes: { ...head.sizes, links: 1, grants: 0 },
      rewards: [],
      figures: head.figures.map(figures => ({ ...figures, average: 0, best: 0, topTenth: 0 })),
      counts: [],
      phases: head.phases.map(each => ({ ...each, files: [] })),
    }
    const parts = blocks.map(block => ({
      ...block,
      head: lock.hash,
      standings: block.standings.map(standing => ({ ...standing, rank: 1, score: 0, won: [] })),
      grants: [],
    }))
    expect(verifyBundle(unscored, parts).faults).toEqual([])
    const both = [...head.counts, { phase: 1, type: 'match' as const, playerId: 7, keyplayId: 1, count: 3 }]
    expect(verifyBundle({ ...head, counts: both }, blocks).faults).toContainEqual(
      expect.objectContaining({ where: 'score', userId: 2, expected: 30 }),
    )
  })

  it('keeps the counts of a phase that has not locked until its lock', () => {
    const [lock, counts] = head.links as [BundleHead['links'][number], BundleHead['links'][number]]
    const early = { ...counts, number: 1, previous: '' }
    const later = { ...lock, number: 2, previous: linkHash(early) }
    const links = [
      { ...early, hash: linkHash(early) },
      { ...later, hash: linkHash(later) },
    ]
    expect(
      faultsOf(
        { links, checkpoints: [], sizes: { ...head.sizes, links: 2 } },
        blocks.map(block => ({ ...block, head: linkHash(later) })),
      ),
    ).toEqual([{ where: 'counts', phase: 1, type: 'kill' }])
  })

  it('returns the same root of a phase as the vectors', () => {
    const roots = blocks.map(({ block, phases: [of] }) => ({
      block,
      decks: of?.decks.length ?? 0,
      root: of?.root ?? '',
    }))
    expect(head.links[0]?.body).toMatchObject({
      root: phaseRoot(roots),
      facts: hashOf(head.phases[0]?.facts ?? null),
    })
  })
})
