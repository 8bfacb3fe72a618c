import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';

/** A checkout that the peer opened. */
export interface OpenedSession {
  readonly idempotencyKey: string;
  readonly authorization: string;
  /** The raw form: `metadata[orderId]`, `line_items[0][price_data][unit_amount]` … */
  readonly form: Record<string, string>;
}

export interface StripePeer {
  readonly url: string;
  /** Every request in order, including those answered with an error. */
  readonly asked: OpenedSession[];
  /** Every refund in order: its key and its form. A payment that was refunded before is refused. */
  readonly refunds: Pick<OpenedSession, 'idempotencyKey' | 'form'>[];
  /** Answers the next requests with these statuses, then works normally again. */
  failNext(...statuses: number[]): void;
  stop(): Promise<void>;
}

/** Starts the endpoints of Stripe's API that are used here: the same key opens the same checkout. */
export const startStripePeer = async (): Promise<StripePeer> => {
  const asked: OpenedSession[] = [];
  const refunds: StripePeer['refunds'] = [];
  const failures: number[] = [];
  const sessions = new Map<string, object>();
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://peer');
    if (url.pathname === '/v1/payment_intents/search') {
      const failure = failures.shift();
      const found = paymentsFor(url.searchParams.get('query') ?? '');
      answer(response, failure ?? 200, failure === undefined ? found : apiError);
      return;
    }
    if (url.pathname.startsWith('/v1/charges/')) {
      const failure = failures.shift();
      const orderId = /^\/v1\/charges\/ch_(.+)$/.exec(url.pathname)?.[1];
      if (failure !== undefined || orderId === undefined) answer(response, failure ?? 404, apiError);
      else answer(response, 200, { id: `ch_${orderId}`, object: 'charge', metadata: { orderId } });
      return;
    }
    if (request.method === 'GET') {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end('<title>Pay here</title><h1>Pay here</h1>');
      return;
    }
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const idempotencyKey = String(request.headers['idempotency-key']);
    if (url.pathname === '/v1/refunds') {
      const isRepeated = refunds.some((other) => other.form['payment_intent'] === form['payment_intent']);
      if (!isRepeated) refunds.push({ idempotencyKey, form });
      answer(
        response,
        isRepeated ? 400 : 200,
        isRepeated ? alreadyRefunded : { id: 're_1', object: 'refund' },
      );
      return;
    }
    asked.push({ idempotencyKey, authorization: String(request.headers.authorization), form });
    const failure = failures.shift();
    if (failure !== undefined || request.url !== '/v1/checkout/sessions') {
      answer(response, failure ?? 404, apiError);
      return;
    }
    const session = sessions.get(idempotencyKey) ?? sessionOf(form, peer.url);
    sessions.set(idempotencyKey, session);
    answer(response, 200, session);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const peer = {
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    refunds,
    failNext: (...statuses: number[]) => void failures.push(...statuses),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return peer;
};

const apiError = { error: { type: 'api_error', message: 'an internal error' } };

const alreadyRefunded = {
  error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'already refunded' },
};

/** The payment of each order is named after it. */
const paymentsFor = (query: string) => {
  const orderId = /metadata\['orderId'\]:'([^']+)' AND status:'succeeded'/.exec(query)?.[1];
  return {
    object: 'search_result',
    data: orderId === undefined ? [] : [{ id: `pi_${orderId}` }],
    has_more: false,
  };
};

const sessionOf = (form: Record<string, string>, origin: string) => {
  const id = `cs_test_${randomUUID()}`;
  return {
    id,
    object: 'checkout.session',
    url: `${origin}/pay/${id}`,
    payment_status: 'unpaid',
    metadata: { orderId: form['metadata[orderId]'] },
  };
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
