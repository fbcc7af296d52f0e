/** The type of a translation: the keys of an English namespace, with any texts. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>
}
