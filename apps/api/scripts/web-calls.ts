import { z } from 'zod'
import { type Call, everyChange, verbPath } from '../src/ground/contract/call.ts'
import { mountedProcedures } from '../src/server/http/mount/procedures.ts'
import { callsByName, features } from '../src/server/router/router.ts'

export const webCallsFile = new URL('../../web/src/base/api/calls.gen.ts', import.meta.url)

/** The web sends no lines, and opens the stream by itself. */
const calls = Object.entries<Call>(callsByName).filter(([, { run }]) => isOfWeb(run))
function isOfWeb(run: Call['run']): boolean {
  return !('transport' in run) || run.transport === 'form'
}
const namesWhere = (isMeant: (call: Call) => boolean) =>
  calls.filter(([, call]) => isMeant(call)).map(([name]) => name)

/** The text of the web's table of calls, without what only the server reads. What follows from a call's name is left out, as every page loads it. */
export function webCallsText(): string {
  const texts = new Set(calls.map(([, { defaultText }]) => defaultText).filter(isOfErrors))
  return `// Written by \`pnpm --filter @game/api run docs\` from the tables of calls of the API's features.

/** Every call, as \`feature.verb\`. */
export type CallName =${byFeature(
    namesWhere(() => true),
    (feature, verbs) => `\n  | \`${feature}.\${${union(verbs)}}\``,
  )}

/** The calls that take a file. */
export type FormName = ${union(namesWhere(({ run }) => 'transport' in run))}

/** A text for each call of the back-office that has its own. */
export type AdminTexts = {${byFeature(
    namesWhere(({ defaultText }) => defaultText === 'admin'),
    (feature, verbs) => `\n  ${feature}: Record<${union(verbs)}, string>`,
  )}
}

/** The texts for failed calls if the server sends none. */
export type DefaultText = ${union([...texts])}

/** \`path\` is left out if it is the feature's with the verb in kebab case, \`method\` if reads are GET and changes POST, \`refreshes\` if it is the feature's. */
export type WebCall = {
  path?: string
  method?: 'POST'
  defaultText?: DefaultText
  refreshes?: readonly string[]
}

type WebFeature = readonly [path: string, calls?: Readonly<Record<string, WebCall>>, refreshes?: readonly string[]]

/** The features: the path of their calls, what does not follow from the name of a call, and what most changes refresh besides \`everyChange\`. */
export const calls: Readonly<Record<string, WebFeature>> = {
${Object.entries(features)
  .filter(([, { calls }]) => Object.values<Call>(calls).some(({ run }) => isOfWeb(run)))
  .map(([name, { path, calls }]) => `  ${name}: [${featureText(path, calls)}],\n`)
  .join('')}}

/** The calls that are read again after every change. */
export const everyChange: readonly CallName[] = ${literal(everyChange)}

/** The part of an answer without which no screen can do, and its type if it is no list. */
export const needs: Readonly<Record<string, readonly [part: string, type?: 'object' | 'string']>> = ${lines(Object.fromEntries(neededParts()), '')}

/** The reads that a message of the stream makes stale, by their verbs. */
export const staleAfter = ${lines(staleReads(), '')} as const
`
}

/** The members of a type for each feature that has some of these calls. */
function byFeature(names: readonly string[], member: (feature: string, verbs: string[]) => string): string {
  const grouped = Object.entries(Object.groupBy(names, name => name.slice(0, name.indexOf('.'))))
  return grouped
    .map(([feature, own = []]) =>
      member(
        feature,
        own.map(name => name.slice(feature.length + 1)),
      ),
    )
    .join('')
}

/** Whether a default text has to be said: it is neither the one of calls without a text, nor in the back-office's texts. */
const isOfErrors = (text: string): boolean => text !== 'unknown' && text !== 'admin'

const union = (members: readonly string[]): string => members.map(member => `'${member}'`).join(' | ')

function featureText(path: string, calls: Readonly<Record<string, Call>>): string {
  const sent = Object.entries(calls).filter(([, { run }]) => isOfWeb(run))
  const usual = mostFrequent(
    sent.filter(([, call]) => isChange(call)).map(([, call]) => literal(besidesEveryChange(call))),
  )
  const rows = sent.flatMap(([verb, call]) => {
    const { method, defaultText, refreshes } = call
    const row = {
      ...(call.path !== `${path}/${verbPath(verb)}` && { path: call.path }),
      ...(!isChange(call) && method === 'POST' && { method }),
      ...(isOfErrors(defaultText) && { defaultText }),
      ...(isChange(call) && literal(besidesEveryChange(call)) !== usual && { refreshes }),
    }
    return Object.keys(row).length === 0 ? [] : [[verb, row] as const]
  })
  const parts = [`'${path}'`]
  if (rows.length > 0 || usual !== '[]') parts.push(lines(Object.fromEntries(rows)))
  if (usual !== '[]') parts.push(usual)
  return parts.join(', ')
}

const isChange = ({ refreshes }: Call): boolean => refreshes.length > 0
const always: ReadonlySet<string> = new Set(everyChange)
/** What a change refreshes; none if that is read again after every change. */
const besidesEveryChange = ({ refreshes }: Call): readonly string[] =>
  refreshes.every(read => always.has(read)) ? [] : refreshes

function mostFrequent(values: readonly string[]): string {
  const groups = Object.values(Object.groupBy(values, value => value))
  return groups.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))[0]?.[0] ?? '[]'
}

const partType = z.enum(['array', 'object', 'string'])

/** The needed part of each read that has one, with its type by the shape of the answer. Throws if the answer has no such part. */
function neededParts() {
  return mountedProcedures.flatMap(({ name, call: { needs }, procedure }) => {
    if (needs === undefined) return []
    const { output } = procedure._def
    const part = output instanceof z.ZodObject ? output.shape[needs] : undefined
    const { data: type } = partType.safeParse(part?.def.type)
    if (!type) throw new Error(`needs of ${name}: its answer has no list, object or text called ${needs}`)
    return [[name, type === 'array' ? [needs] : [needs, type]] as const]
  })
}

function staleReads(): Record<string, string[]> {
  const pairs = calls.flatMap(([name, { staleAfter }]) =>
    staleAfter.map(message => ({ message, verb: name.slice(name.indexOf('.') + 1) })),
  )
  const grouped = Object.entries(Object.groupBy(pairs, ({ message }) => message))
  return Object.fromEntries(grouped.map(([message, own]) => [message, own.map(({ verb }) => verb)]))
}

/** A value as it is written in TypeScript. */
const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')

/** An object with a line for each of its keys. */
function lines(value: object, indent = '  '): string {
  const rows = Object.entries(value).map(([key, inner]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`
    return `${indent}  ${name}: ${literal(inner)},\n`
  })
  return rows.length === 0 ? '{}' : `{\n${rows.join('')}${indent}}`
}
