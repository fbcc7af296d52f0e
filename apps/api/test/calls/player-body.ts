/** A complete body of update-player, for the player of that id. */
export const playerBody = (id: number, rest: object = {}) => ({
  data: {
    id,
    name: 'Renamed',
    steamId: `76561199${String(id).padStart(9, '0')}`,
    country: 'se',
    birth: '1999-09-09',
  },
  role: 2,
  style: 2,
  ...rest,
})
