/** Reduces a map's name to the part that files and the catalogue have in common: `de_dust2` and `Dust II` are `dust2`. */
export const plainMapName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(de|cs)_/, '')
    .replace(/\bii\b/, '2')
    .replace(/[^a-z0-9]/g, '')
