import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { version } from '../../contract/version.ts';
import { createCompanionMetrics } from './companion-metrics.ts';
import { createMailMetrics } from './mail-metrics.ts';
import type { Observer } from './observer.ts';
import { createPaymentMetrics } from './payment-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { registerStateMetrics, type StateSources } from './state-metrics.ts';

/** The numbers that Prometheus reads. They contain no ids, addresses or texts, and their labels have few values. */
export interface Metrics extends Observer {
  /** Adds what is read from these parts with each scrape. Call it once. */
  readonly observeState: (sources: StateSources) => void;
  readonly contentType: string;
  /** Returns the current values in the text format of Prometheus. */
  readonly read: () => Promise<string>;
}

/** Creates the metrics of one server, and begins to measure the process. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'mates_build_info',
    help: 'Always 1; its label says which version runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  return {
    observeRequests: createRequestMetrics(registry),
    observeCompanion: createCompanionMetrics(registry),
    observeMailer: createMailMetrics(registry),
    observePayments: createPaymentMetrics(registry),
    observeState: (sources) => registerStateMetrics(registry, sources),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
};
