import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/dependencies.ts';
import { findPhoneOrigin } from '../http/origin/hosts.ts';
import { days, minutes, seconds } from '../shared/clock.ts';
import { toAddress } from '../shared/networks.ts';
import { openHomeAuthority } from './home-authority.ts';
import { readHomeNetwork, toHomeOrigin, type HomeNetwork } from '../shared/home-network.ts';
import { createPhoneServer } from './phone-server.ts';
import { checkPath, createSetupPage, setupPath } from './setup-page.ts';
import { describeArrival, describeNoArrival, describePhone, type PhoneAddresses } from './terminal.ts';

/** The address of this server for the other devices of the home. */
export interface Phone extends PhoneAddresses {
  /** Returns the code that a phone scans, and what to do with it, for the terminal. */
  readonly describe: () => string;
  readonly close: () => Promise<void>;
}

export interface PhoneParts {
  /** Receives texts for the terminal, while somebody sets up a phone. */
  readonly onNews?: ((text: string) => void) | undefined;
  readonly readNetwork?: (() => Promise<HomeNetwork>) | undefined;
}

type PhoneDeps = Pick<AppDeps, 'config' | 'lifecycle' | 'now' | 'log'>;

const networkCheckInterval = seconds(30);
/** The certificate is renewed long before it ends, also without a new start. */
const renewalAge = days(300);
const adviceDelay = minutes(3);

/** Serves the app over HTTPS in the private networks of this computer, with certificates of the home's own authority. */
export const startPhone = async (
  app: FastifyInstance,
  { config, lifecycle, now, log }: PhoneDeps,
  { port, onNews = () => undefined, readNetwork = readHomeNetwork }: PhoneParts & { readonly port: number },
): Promise<Phone> => {
  /** The network as it was last found, and what of it this server listens on. */
  let found = await readNetwork();
  let network = found;
  let issuedAt = now();
  const name = `${config.productName} on ${found.name.replace('.local', '')}`;
  const authority = await openHomeAuthority(config.dataDir, { name, now: issuedAt });
  const arrived = new Set<string>();
  let isOpened = false;

  const noteArrival = ({ socket, headers }: IncomingMessage): void => {
    const address = toAddress(socket.remoteAddress ?? '');
    const opened = findPhoneOrigin(lifecycle.phoneOrigins, headers.host ?? '');
    if (opened === null) return;
    lifecycle.arrivalOrigin = opened;
    if (arrived.has(address)) return;
    arrived.add(address);
    onNews(describeArrival(address, opened));
  };
  const server = createPhoneServer(port, await authority.issue(found, issuedAt), {
    onPlain: createSetupPage({
      product: config.productName,
      authority: authority.name,
      certificate: authority.root,
      fingerprint: authority.fingerprint,
      origins: () => lifecycle.phoneOrigins,
      onOpen: () => (isOpened = true),
    }),
    onSecure: (request, response) => {
      noteArrival(request);
      if (request.url === checkPath) {
        const { origin = '' } = request.headers;
        const isOwn = lifecycle.phoneOrigins.some((own) => own.replace('https:', 'http:') === origin);
        response.writeHead(204, isOwn ? { 'access-control-allow-origin': origin } : {}).end();
      } else {
        app.routing(request, response);
      }
    },
  });
  const listen = async (next: HomeNetwork): Promise<void> => {
    const faults = await server.listenOn(next.addresses);
    const reached = { ...next, addresses: next.addresses.filter((address) => !faults.has(address)) };
    if (!isDeepStrictEqual(reached, network)) {
      for (const err of faults.values()) log.warn({ err }, 'an address is not open for phones; trying again');
    }
    found = next;
    network = reached;
    lifecycle.phoneOrigins = [network.name, ...network.addresses].map((host) =>
      toHomeOrigin('https', host, server.port),
    );
  };
  const phone: Phone = {
    fingerprint: authority.fingerprint,
    get url() {
      return toHomeOrigin('https', network.name, server.port);
    },
    get setupUrl() {
      const [address] = network.addresses;
      return address === undefined ? null : `${toHomeOrigin('http', address, server.port)}${setupPath}`;
    },
    describe: () => describePhone(phone),
    close: async () => {
      clearInterval(networkTimer);
      clearTimeout(adviceTimer);
      await server.close();
    },
  };
  /** Follows the computer into another network, and renews the certificate. */
  const follow = async (): Promise<void> => {
    const next = await readNetwork();
    const before = network;
    if (!isDeepStrictEqual(next, found) || now() - issuedAt >= renewalAge) {
      server.renew(await authority.issue(next, now()));
      issuedAt = now();
    } else if (network.addresses.length === found.addresses.length) {
      return;
    }
    await listen(next);
    if (!isDeepStrictEqual(network, before)) onNews(phone.describe());
  };
  await listen(found);
  const networkTimer = setInterval(() => {
    follow().catch((error: unknown) => log.warn({ err: error }, 'the phone’s address could not be renewed'));
  }, networkCheckInterval).unref();
  const adviceTimer = setTimeout(() => {
    if (arrived.size === 0) onNews(describeNoArrival(phone, { isOpened }));
  }, adviceDelay).unref();
  return phone;
};
