import type { FastifyInstance } from 'fastify';
import { code } from '../../../contract/envelope.ts';
import type { BillingDeps } from '../../domain/billing/billing-deps.ts';
import { receivePaymentEvent } from '../../domain/billing/payment-events.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { bodyLimit } from '../../http/json-body.ts';
import { sendError, sendResult } from '../../http/envelopes.ts';

/** The maximum size of an event, in bytes: providers send complete objects. */
const maxEventBytes = 4 * bodyLimit;

/**
 * Registers the webhook of the payment provider, which reads the signed bytes unparsed. The provider redelivers the
 * event after any status other than 2xx.
 */
export const registerPaymentEvents = async (app: FastifyInstance, deps: BillingDeps): Promise<void> => {
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxEventBytes },
      (_request, body, parsed) => parsed(null, body.toString()),
    );
    scope.post('/payments/events', { bodyLimit: maxEventBytes }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      try {
        await receivePaymentEvent(deps, {
          body: typeof request.body === 'string' ? request.body : '',
          signature: typeof signature === 'string' ? signature : '',
        });
        return sendResult(reply, null);
      } catch (error) {
        if (error instanceof DomainError && error.code === code.forbidden)
          return sendError(reply, error, 400);
        throw error;
      }
    });
    done();
  });
};
