import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '../../../contract/envelope.ts';
import {
  callbackPaths,
  loginDiscord,
  loginGG,
  providers,
  type ProviderEntry,
  type ProviderName,
} from '../../../contract/sign-in/provider.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { providerNotConfigured, type ProviderIdentity } from '../../domain/sign-in/providers.ts';
import { signInWithProvider } from '../../domain/sign-in/providers-accounts.ts';
import { createDiscord } from '../../domain/sign-in/providers-discord.ts';
import { createGoogle } from '../../domain/sign-in/providers-google.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { getHeader, registerCall } from '../../http/calls.ts';
import { getClientOrigin } from '../../http/client-origin.ts';
import { rememberBrowser } from '../../http/origin/device-cookie.ts';
import { getRequestLanguage } from '../../http/language.ts';
import { getPageOrigin } from '../../http/origin/page-origin.ts';
import { wantsPage } from '../../http/page/spa.ts';

/** Registers the sign-in with the configured providers; the others throw `notAvailable`. */
export const registerProviderRoutes = (app: FastifyInstance, deps: AccountDeps): void => {
  const { google, discord } = deps.config;
  const readCredential = google === null ? null : createGoogle(google, deps.now);
  const readCode = discord === null ? null : createDiscord(discord, deps.now);

  registerCall(app, deps, providers, () =>
    Promise.resolve({ google: toEntry(google), discord: toEntry(discord) }),
  );

  registerCall(app, deps, loginGG, ({ input, request, reply }) =>
    signIn(deps, { request, reply }, 'google', readCredential, { ...input, nonce: input.nonce }),
  );

  servePageOnCallback(app);
  registerCall(app, deps, loginDiscord, ({ input, request, reply }) => {
    if (getHeader(request, 'token') === null) {
      throw new DomainError(code.invalid, {
        english: 'This call changes something and is made by the page only.',
      });
    }
    const redirectUri = getRedirectOrigin(deps, request) + callbackPaths.discord;
    return signIn(deps, { request, reply }, 'discord', readCode, {
      ...input,
      codeVerifier: input.codeVerifier,
      redirectUri,
    });
  });
};

const toEntry = (settings: ProviderEntry | null): ProviderEntry | null =>
  settings === null ? null : { clientId: settings.clientId, authorizeUrl: settings.authorizeUrl };

/** Counts every attempt as a failure of the network until it succeeds. */
const signIn = async <Sent>(
  deps: AccountDeps,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  provider: ProviderName,
  read: ((sent: Sent) => Promise<ProviderIdentity>) | null,
  sent: Sent,
): Promise<UserInfo> => {
  const attempt = await deps.limits.providerLogin(exchange.request.ip);
  if (read === null) {
    throw providerNotConfigured(provider);
  }
  try {
    const user = await signInWithProvider(deps, await read(sent), {
      language: getRequestLanguage(exchange.request),
      origin: getClientOrigin(exchange.request),
    });
    await attempt.succeeded();
    await rememberBrowser(deps, user.uuid, exchange);
    return user;
  } catch (error) {
    if (error instanceof DomainError && error.code === code.secondStepRequired) {
      await attempt.succeeded();
    }
    if (error instanceof DomainError && error.code === code.unavailable) {
      // An unreachable provider is not the user's fault.
      await attempt.undo();
      deps.log.warn({ err: error, provider }, 'a sign-in provider could not be asked');
    }
    throw error;
  }
};

/** The provider redirects to the same URL that the page then calls: navigations get the page. */
const servePageOnCallback = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const isCallback = request.routeOptions.url === loginDiscord.path && request.method === 'GET';
    if (isCallback && wantsPage(request) && getHeader(request, 'token') === null) {
      reply.callNotFound();
      return reply;
    }
    return undefined;
  });
};

const getRedirectOrigin = (
  { config, lifecycle }: Pick<AccountDeps, 'config' | 'lifecycle'>,
  request: FastifyRequest,
): string =>
  config.publicUrl === null ? `${request.protocol}://${request.host}` : getPageOrigin(lifecycle, request);
