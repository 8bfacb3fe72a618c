import { createServer as createPlainServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createListener, type Server, type Socket } from 'node:net';
import { seconds } from '../shared/clock.ts';
import { listenError } from '../shared/startup-errors.ts';

/** Speaks HTTP and HTTPS on one port of several addresses, so that a home has one port to open and to type. */
export interface PhoneServer {
  readonly port: number;
  /** Uses this certificate for new connections. */
  renew(credentials: Credentials): void;
  /**
   * Listens on these addresses, and on no other any more. Returns why it does not on some of them. Throws `StartupError` where the port is
   * taken on all.
   */
  listenOn(addresses: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** Stops listening, and waits half a minute for the requests in flight. */
  close(): Promise<void>;
}

interface Credentials {
  readonly key: string;
  readonly cert: string;
}

interface Handlers {
  readonly onSecure: RequestListener;
  readonly onPlain: RequestListener;
}

/** How long a connection may be silent before its first byte, and how long a stop waits. In milliseconds. */
const firstByteTimeout = seconds(30);
const drainTimeout = seconds(30);

/** A connection whose first byte is this one begins with a handshake of TLS; HTTP begins with a letter. */
const tlsHandshake = 0x16;

export const createPhoneServer = (
  wantedPort: number,
  credentials: Credentials,
  handlers: Handlers,
): PhoneServer => {
  const timeouts = { requestTimeout: seconds(30), keepAliveTimeout: seconds(72) };
  const secure = createSecureServer(
    { ...credentials, ...timeouts, minVersion: 'TLSv1.2' },
    handlers.onSecure,
  );
  const plain = createPlainServer(timeouts, handlers.onPlain);
  const listeners = new Map<string, Server>();
  const sockets = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();
  let port = wantedPort;
  for (const server of [secure, plain]) {
    // They get their connections from the listeners, and check the timeouts of those from this event on.
    server.emit('listening');
    server.on('request', (_request, response) => {
      inFlight.add(response);
      response.once('close', () => inFlight.delete(response));
    });
  }

  const sort = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    const destroy = () => void socket.destroy();
    socket.on('error', destroy);
    socket.setTimeout(firstByteTimeout, destroy);
    socket.once('data', (bytes) => {
      socket.setTimeout(0, destroy);
      socket.pause();
      socket.unshift(bytes);
      if (bytes[0] === tlsHandshake) {
        // It reads the socket itself.
        secure.emit('connection', socket);
      } else {
        plain.emit('connection', socket);
        socket.resume();
      }
    });
  };
  const open = async (address: string): Promise<void> => {
    const listener = createListener(sort);
    await new Promise<void>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen({ host: address, port }, resolve);
    });
    const bound = listener.address();
    port = typeof bound === 'object' && bound !== null ? bound.port : port;
    listeners.set(address, listener);
  };
  const shut = (address: string): void => {
    listeners.get(address)?.close();
    listeners.delete(address);
  };

  return {
    get port() {
      return port;
    },
    renew: (renewed) => secure.setSecureContext({ ...renewed, minVersion: 'TLSv1.2' }),
    listenOn: async (addresses) => {
      for (const address of listeners.keys()) {
        if (!addresses.includes(address)) shut(address);
      }
      const faults = new Map<string, unknown>();
      for (const address of addresses) {
        if (!listeners.has(address)) {
          await open(address).catch((error: unknown) => void faults.set(address, error));
        }
      }
      const [fault] = faults;
      if (fault !== undefined && listeners.size === 0) {
        const [host, error] = fault;
        throw listenError({ host, port }, error, { host: 'PHONE_PORT', port: 'PHONE_PORT' }) ?? error;
      }
      return faults;
    },
    close: async () => {
      for (const address of listeners.keys()) shut(address);
      const deadline = performance.now() + drainTimeout;
      while (inFlight.size > 0 && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      for (const socket of sockets) socket.destroy();
      secure.close();
      plain.close();
    },
  };
};
