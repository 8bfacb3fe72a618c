import type { FastifyInstance } from 'fastify';
import { listenError, type AddressVariables } from '../../shared/startup-errors.ts';

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

/** The addresses at which `localhost` reaches a server. Browsers allow passkeys there, but at no IP address. */
const localAddresses = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** Returns the origin by which a browser on this machine reaches a server listening on `host`. */
export const toOrigin = (host: string, port: number): string => {
  const name = localAddresses.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
};
