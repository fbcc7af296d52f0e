/** The Polish text files; a module of its own, so that it loads for Polish only. */
export const polish = import.meta.glob<{ default: object }>(['./pl/*.ts', '!./pl/welcome.ts'])
