/** Users per block of frozen decks and notices: the block of a user is id / 1000, the place in it id % 1000. */
export const blockSize = 1000
export const blockOf = (userId: number): number => Math.floor(userId / blockSize)

/** Users per row of `standing_place`: the row of a user is block id / 64, the place in its lists id % 64 + 1. */
export const placesPerBlock = 64
/** Users per row of `standing_page`. */
export const usersPerPage = 200
