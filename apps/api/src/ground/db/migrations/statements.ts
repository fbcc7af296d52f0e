/** One statement per query, as neither driver accepts several at once. Every statement starts a line with `create` or `alter`. */
export const statementsOf = (script: string): string[] =>
  script
    .trim()
    .replace(/;$/, '')
    .split(/;\s*\n(?=create |alter )/)
