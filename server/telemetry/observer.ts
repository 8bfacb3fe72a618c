import type { FastifyInstance } from 'fastify';
import type { Companion } from '../companions/companion.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Payments } from '../payments/payments.ts';

/** Watches the parts of a server from outside: none of them knows what is measured. */
export interface Observer {
  /** Watches the requests of an app. Call it before the hooks that refuse requests. */
  readonly observeRequests: (app: FastifyInstance) => void;
  /** Returns a companion that does the same and is watched. */
  readonly observeCompanion: (companion: Companion) => Companion;
  /** Returns a mailer that does the same and is watched. */
  readonly observeMailer: (mailer: Mailer) => Mailer;
  /** Returns payments that do the same and are watched. */
  readonly observePayments: (payments: Payments) => Payments;
}
