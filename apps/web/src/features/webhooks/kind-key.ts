import type { WebhookKind } from '@game/domain'

type Shown = WebhookKind | 'test'
type KeyOf<Kind extends string> = Kind extends `${infer Subject}.${infer Verb}` ? `${Subject}_${Verb}` : Kind

/** The key of a kind among the texts, where a dot leads deeper. */
export const kindKey = <Kind extends Shown>(kind: Kind) => kind.replace('.', '_') as KeyOf<Kind>
