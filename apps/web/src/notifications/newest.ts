/** The part of the list that the header shows. */
export const newest = { page: 1, pageSize: 25 }
