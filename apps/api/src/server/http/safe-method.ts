import type { FastifyRequest } from 'fastify'

/** Whether the method is one that HTTP calls safe: it only reads. */
export const isSafe = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method)
