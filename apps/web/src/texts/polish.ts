/** Where each Polish text file lies; a module of its own, so that only who reads Polish loads the list. */
export const polish = import.meta.glob<object>(['./pl/*.ts', '!./pl/welcome.ts'], { import: 'default' })
