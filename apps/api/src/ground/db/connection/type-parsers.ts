type Parse = (text: string) => unknown

/** A UTC time with a year of four digits; digits after the milliseconds are cut off, as `Date` does. */
const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?\+00$/

/** Three times as fast as a `Date`, which parses all other forms. */
const iso: Parse = text => {
  const [, day, time, part = '.'] = utc.exec(text) ?? []
  if (day === undefined) return new Date(text).toISOString()
  return `${day}T${time}${part.slice(0, 4).padEnd(4, '0')}Z`
}
const list =
  (parse: Parse): Parse =>
  text =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map(item => (item === 'NULL' ? null : parse(item.replace(/^"|"$/g, ''))))
const same: Parse = text => text

/** The parsers of both drivers, by Postgres type id; their defaults differ. */
export const parsers: Record<number, Parse> = {
  20: Number, // int8
  1700: Number, // numeric: two decimals at most, exact in a double up to 90 trillion
  1082: same, // date
  1184: iso, // timestamptz
  1005: list(Number), // int2[]
  1007: list(Number), // int4[]
  1016: list(Number), // int8[]
  1231: list(Number), // numeric[]
  1182: list(same), // date[]
  1185: list(iso), // timestamptz[]
}
