import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyReply } from 'fastify';
import { seconds, withinTime } from '../shared/clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../shared/log.ts';
import type { Observer } from './observer.ts';
import { watchCompanion } from './watch-companion.ts';
import { watchMailer } from './watch-mailer.ts';
import { watchRequests } from './watch-requests.ts';
import type { StartTransaction } from '../store/watch-transactions.ts';

/** The spans of requests and of what they wait for. They have names of calls and outcomes, and no ids or texts. */
export interface Traces extends Observer {
  readonly startTransaction: StartTransaction;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

/** How long a stopping server waits for the collector, in milliseconds. */
const closeTimeout = seconds(3);

/** Outcomes that are an error of ours or of a dependency. */
const failures =
  /^(?:serverError|unavailable|companionFailed|failed|unforeseen|unreachable|refused|slow|stalled|truncated|broken)$/;

/** Creates traces that are sent to an OpenTelemetry collector, in batches and without delaying anything. */
export const createTraces = ({ endpoint, serviceName }: NonNullable<Config['traces']>, log: Log): Traces => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('mates');
  const contexts = new AsyncLocalStorage<Context>();
  const requests = new WeakMap<FastifyReply, Span>();

  const start = (name: string, kind: SpanKind, attributes: Attributes = {}): Span =>
    tracer.startSpan(name, { kind, attributes }, contexts.getStore() ?? ROOT_CONTEXT);

  return {
    observeRequests: (app) =>
      watchRequests(app, {
        started: (reply) => void requests.set(reply, start('request', SpanKind.SERVER)),
        handling: (reply, proceed) => {
          const span = requests.get(reply);
          contexts.run(span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span), proceed);
        },
        ended: (reply, call, outcome) => {
          const span = requests.get(reply);
          span?.updateName(call).setAttributes({ 'http.response.status_code': reply.raw.statusCode });
          if (span !== undefined) end(span, outcome);
        },
      }),
    observeCompanion: (companion) =>
      watchCompanion(companion, (kind) => {
        const span = start(`model ${kind}`, SpanKind.CLIENT);
        let isFirst = true;
        return {
          wrote: () => {
            if (isFirst) span.addEvent('first text');
            isFirst = false;
          },
          ended: (outcome) => end(span, outcome),
        };
      }),
    observeMailer: (mailer) =>
      watchMailer(mailer, () => {
        const span = start('mail', SpanKind.CLIENT);
        return (outcome) => end(span, outcome);
      }),
    // Their events arrive in requests, which are traced.
    observePayments: (payments) => payments,
    startTransaction: () => {
      const span = start('transaction', SpanKind.CLIENT);
      return (outcome) => end(span, outcome);
    },
    close: () =>
      withinTime(
        provider.shutdown().catch(() => log.warn('the last traces could not be sent')),
        closeTimeout,
      ),
  };
};

const end = (span: Span, outcome: string): void => {
  span.setAttributes({ outcome });
  if (failures.test(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};
