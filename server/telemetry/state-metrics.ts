import { Counter, Gauge, type Registry } from 'prom-client';
import type { Now } from '../shared/clock.ts';
import type { Replies } from '../domain/replies/replies.ts';
import type { Lifecycle } from '../shared/lifecycle.ts';
import type { OpenedDatabase } from '../store/database.ts';

/** The parts whose state is read with each scrape. */
export interface StateSources {
  readonly now: Now;
  readonly lifecycle: Lifecycle;
  readonly health: OpenedDatabase['health'];
  readonly connections: OpenedDatabase['connections'];
  readonly replies: Pick<Replies, 'backlog'>;
}

/** Registers what is read when Prometheus asks, so that it costs nothing in between. */
export const registerStateMetrics = (registry: Registry, sources: StateSources): void => {
  const { now, lifecycle, health, connections, replies } = sources;
  const gauge = (name: string, help: string, read: () => number): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  gauge('mates_draining', '1 while the server is stopping, otherwise 0.', () => Number(lifecycle.isDraining));
  gauge(
    'mates_replies_open',
    'Replies that this server writes and has not stored to their end.',
    () => replies.backlog().replies,
  );
  gauge(
    'mates_reply_backlog_characters',
    'Characters of open replies that are not stored yet, and so not shown.',
    () => replies.backlog().characters,
  );
  gauge('mates_database_available', '1 while the database answers, otherwise 0.', () =>
    Number(health.isAvailable()),
  );
  gauge(
    'mates_clock_shift_seconds',
    'Seconds by which the clock was set since the process started.',
    () => (now() - performance.timeOrigin - performance.now()) / 1000,
  );
  registry.registerMetric(
    new Counter({
      name: 'mates_database_outages_total',
      help: 'Outages of the database, by reason.',
      labelNames: ['reason'],
      registers: [],
      collect() {
        this.reset();
        for (const [reason, count] of health.outages()) this.inc({ reason }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'mates_database_connections',
      help: 'Connections to PostgreSQL, used or idle, and queries that wait for one; empty for SQLite.',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(connections?.() ?? {})) this.set({ state }, count);
      },
    }),
  );
};
