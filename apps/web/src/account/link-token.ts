/** The token of the link that led here. It is in the fragment, so that no server log and no other site gets it. */
export const linkToken = (): string => {
  const token = location.hash.slice(1)
  return /^[\w-]{43}$/.test(token) ? token : ''
}
