import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { code } from '../contract/envelope.ts';
import type { AppDeps } from './http/dependencies.ts';
import { DomainError } from './domain/domain-error.ts';
import { registerCompression } from './http/compression.ts';
import { registerErrorEnvelopes, readError, sendError } from './http/envelopes.ts';
import { getRoute } from './shared/get-route.ts';
import { createFastifyOptions } from './http/listener/fastify-options.ts';
import { registerSilentConnections } from './http/listener/idle-connections.ts';
import { getReadiness, registerHealth } from './http/listener/health.ts';
import { registerForwardedFor } from './http/listener/forwarded-for.ts';
import { registerHostCheck } from './http/listener/host-check.ts';
import { createClientErrorHandler } from './http/listener/client-errors.ts';
import { registerSecurityHeaders, securityHeaders } from './http/headers.ts';
import { bodyLimit, registerJsonBody } from './http/json-body.ts';
import { registerPages } from './http/page/spa.ts';
import { registerAccountRoutes } from './routes/accounts/account.ts';
import { registerAgeRoutes } from './routes/accounts/age.ts';
import { registerChangeRoutes } from './routes/changes.ts';
import { registerChatRoutes } from './routes/rooms/chat.ts';
import { registerCompanionRoutes } from './routes/accounts/companion-file.ts';
import { registerHomeCopies } from './routes/accounts/home-copies.ts';
import { registerImportRoutes } from './routes/accounts/imports.ts';
import { registerMateRoutes } from './routes/mates/mate.ts';
import { registerMediaRoutes } from './routes/mates/media.ts';
import { registerMemoryRoutes } from './routes/rooms/memory.ts';
import { registerPaymentEvents } from './routes/billing/payment-events.ts';
import { registerOwnMateRoutes } from './routes/mates/own-mates.ts';
import { registerPasskeyRoutes } from './routes/sign-in/passkeys.ts';
import { registerLorebookRoutes } from './routes/rooms/lorebooks.ts';
import { registerPersonaRoutes } from './routes/rooms/persona.ts';
import { registerPictureRoutes } from './routes/mates/pictures.ts';
import { registerProviderRoutes } from './routes/sign-in/providers.ts';
import { registerRoomRoutes } from './routes/rooms/room.ts';
import { registerSafetyRoutes } from './routes/safety.ts';
import { registerSearchRoutes } from './routes/mates/search.ts';
import { registerSocialRoutes } from './routes/mates/social.ts';
import { registerSpeechRoutes } from './routes/voice/speech.ts';
import { registerSubscriptionRoutes } from './routes/billing/subscription.ts';
import { registerEmailChange } from './routes/accounts/email-change.ts';
import { registerPasswordReset } from './routes/sign-in/password-reset.ts';
import { registerSecondStepRoutes } from './routes/sign-in/second-step.ts';
import { registerSessionRoutes } from './routes/accounts/sessions.ts';
import { registerSignInLinks } from './routes/sign-in/sign-in-links.ts';
import { registerTranscriptionRoutes } from './routes/voice/transcription.ts';
import { registerTrialRoutes } from './routes/trial.ts';
import { registerUserRoutes } from './routes/sign-in/user.ts';

/** Creates the Fastify app: the API's calls, the portraits and the built page, on one port. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  // A browser that has to use HTTPS for a name of the home could not open the page that installs the certificate.
  const isHttpsOnly = deps.config.phone === null && (deps.config.publicUrl?.startsWith('https:') ?? false);
  const headers = securityHeaders({ https: isHttpsOnly });
  const app = Fastify({
    ...createFastifyOptions(deps.log),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: toTrustProxy(deps.config.trustProxy),
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, _request, reply) => {
      sendError(reply.headers(headers), ...readError(error));
    },
    clientErrorHandler: createClientErrorHandler(headers),
  });
  registerForwardedFor(app);
  registerSilentConnections(app);
  registerErrorEnvelopes(app, deps.log);
  registerSecurityHeaders(app, headers);
  registerRequestLog(app, deps);
  registerHealth(app, () => getReadiness(deps));
  deps.observers.forEach((observer) => observer.observeRequests(app));
  registerDraining(app, deps);
  registerHostCheck(app, deps.config, { phoneOrigins: () => deps.lifecycle.phoneOrigins });
  registerCompression(app);
  registerJsonBody(app);
  await app.register(cookie);

  registerTrialRoutes(app, deps);
  registerUserRoutes(app, deps);
  registerPasswordReset(app, deps);
  registerSessionRoutes(app, deps);
  registerSignInLinks(app, deps);
  registerEmailChange(app, deps);
  registerPasskeyRoutes(app, deps);
  registerSecondStepRoutes(app, deps);
  registerProviderRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerAgeRoutes(app, deps);
  registerPersonaRoutes(app, deps);
  registerMateRoutes(app, deps);
  registerOwnMateRoutes(app, deps);
  registerLorebookRoutes(app, deps);
  registerSafetyRoutes(app, deps);
  registerSearchRoutes(app, deps);
  registerSocialRoutes(app, deps);
  registerRoomRoutes(app, deps);
  registerImportRoutes(app, deps);
  await registerCompanionRoutes(app, deps);
  registerHomeCopies(app, deps);
  registerChatRoutes(app, deps);
  registerMemoryRoutes(app, deps);
  registerChangeRoutes(app, deps);
  registerSpeechRoutes(app, deps);
  registerSubscriptionRoutes(app, deps);
  await registerPaymentEvents(app, deps);
  registerMediaRoutes(app, deps);
  await registerPictureRoutes(app, deps);
  await registerTranscriptionRoutes(app, deps);
  await registerPages(app, deps);
  return app;
};

/** Returns which proxies' `X-Forwarded-For` entries are trusted. */
const toTrustProxy = (
  proxies: AppDeps['config']['trustProxy'],
): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];

/** Logs no URL, body or personal data other than ids. */
const registerRequestLog = (app: FastifyInstance, deps: AppDeps): void => {
  app.addHook('onResponse', (request, reply, done) => {
    deps.log.info(
      {
        request: request.id,
        method: request.method,
        route: getRoute(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
};

/** Refuses requests on keep-alive connections while stopping, and asks clients to reconnect. */
const registerDraining = (app: FastifyInstance, deps: AppDeps): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    if (!deps.lifecycle.isDraining) {
      done();
      return;
    }
    reply.header('connection', 'close');
    done(new DomainError(code.unavailable, 'serverStopping', { retryAfter: 5 }));
  });
};
