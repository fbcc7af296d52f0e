/** Has the keys of an English namespace with any texts: what a translation must have. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>
}
