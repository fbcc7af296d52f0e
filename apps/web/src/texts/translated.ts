/** The same keys with any words: what a translation of an English namespace must have. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>
}
