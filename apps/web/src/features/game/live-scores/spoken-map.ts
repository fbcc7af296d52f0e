/** Returns the name of a map as players say it: Inferno for de_inferno. */
export const spokenMap = (map: string): string => {
  const bare = map.replace(/^[a-z]{2}_/, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
