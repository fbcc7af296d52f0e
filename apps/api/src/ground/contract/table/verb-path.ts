/** The last part of most calls' paths: `get-users` of `account.getUsers`. */
export const verbPath = (name: string): string =>
  name.replace(/^.*\./, '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
