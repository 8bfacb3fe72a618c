import type { FastifyRequest } from 'fastify';

/** Returns the route's pattern, never the URL, which may contain personal data. */
export const getRoute = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';
