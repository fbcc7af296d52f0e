/** What other pages and streams are to show: the ranking of an event, or a league. */
export type Embedded = {
  kind: 'ranking' | 'league'
  id: number
  name: string
  /** The event whose maps an overlay shows; undefined while a league has none. */
  eventId: number | undefined
  /** Whether visitors may see it. */
  isPublic: boolean
}
