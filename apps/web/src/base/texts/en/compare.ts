export default {
  with: 'Compare with',
  choose: 'choose a player',
  caption: '{one} and {other}',
  average: 'points per series',
  form: 'last phases',
  role: 'role',
  style: 'style',
  age: 'age',
  opponents: 'opponents',
  before: 'met before',
  result: '{own}:{opponents} {name}',
  keyplays: 'best keyplays',
} as const
