import type { FastifyInstance } from 'fastify';
import { listenError, type AddressVariables } from '../startup-errors.ts';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Listens on the address and returns the port. Throws `StartupError`, which names the variables to change. */
export const listenOn = async (
  app: FastifyInstance,
  { host, port }: Address,
  variables: AddressVariables,
): Promise<number> => {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError({ host, port }, error, variables) ?? error;
  });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};

/** Returns the origin by which a program on this machine reaches a server listening on `host`. */
export const toOrigin = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
};
