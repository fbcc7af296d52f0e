/** Reads a whole number over 0 from the address. */
export const readWhole = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined

/** Reads a text of at most 64 characters from the address. */
export const readText = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined

/** Reads yes or no from the address. */
export const readFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** Reads the shown part of a list from the address. */
export const readListPart = <Size extends number>(
  { page, pageSize, phrase }: Record<string, unknown>,
  sizes: readonly Size[],
) => ({
  page: readWhole(page),
  pageSize: sizes.find(size => size === pageSize),
  phrase: readText(phrase),
})

/** Leaves out keys without a value. */
export const onlyGiven = <Read extends object>(read: Read) =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Read]?: Exclude<Read[Key], undefined>
  }
