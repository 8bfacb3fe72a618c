import Fastify from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../shared/log.ts';
import type { Observer } from '../../telemetry/observer.ts';
import type { StateSources } from '../../telemetry/state-metrics.ts';
import { createFastifyOptions } from './fastify-options.ts';
import { getReadiness, registerHealth } from './health.ts';
import { registerHostCheck } from './host-check.ts';
import { registerSilentConnections } from './idle-connections.ts';
import { listenOn, toOrigin } from './listen.ts';

/** The listener for those who run the server, on an address of its own. */
export interface AdminListener {
  readonly url: string;
  readonly observer: Observer;
  /** Reports the server as ready while these parts are. Call it once, when the server listens. */
  readonly serverStarted: (sources: StateSources) => void;
  readonly close: () => Promise<void>;
}

/** Serves `/metrics`, `/healthz` and `/readyz`, before the server itself starts. Throws `StartupError`. */
export const startAdmin = async (address: NonNullable<Config['admin']>, log: Log): Promise<AdminListener> => {
  // Loaded only when used, because it slows down every start.
  const { createMetrics } = await import('../../telemetry/metrics.ts');
  const metrics = createMetrics();
  let started: StateSources | null = null;
  const app = Fastify(createFastifyOptions(log));
  registerSilentConnections(app);
  registerHealth(app, async () => (started === null ? 'starting' : getReadiness(started)));
  registerHostCheck(app, { host: address.host, publicUrl: null });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.read()),
  );
  const port = await listenOn(app, address, { host: 'ADMIN_HOST', port: 'ADMIN_PORT' });
  return {
    url: toOrigin(address.host, port),
    observer: metrics,
    serverStarted: (sources) => {
      started = sources;
      metrics.observeState(sources);
    },
    close: () => app.close(),
  };
};
