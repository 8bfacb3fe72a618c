import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { code } from '../../contract/envelope.ts';
import { hiddenPortraitPath, lookPath, MateLook } from '../../contract/mate-look.ts';
import { Id } from '../../contract/primitives.ts';
import type { AccountDeps } from '../domain/accounts/account-deps.ts';
import { findMate, portraitVersion } from '../domain/mates/catalogue.ts';
import { DomainError } from '../domain/domain-error.ts';
import { sendError } from '../http/envelopes.ts';
import { pictureSecurityPolicy } from '../http/headers.ts';
import { hiddenPortrait, PortraitOptions, portraitSvg } from '../portraits.ts';

const Picture = v.object({
  file: v.pipe(
    v.string(),
    v.endsWith('.svg'),
    v.transform((name) => name.slice(0, -4)),
    Id,
  ),
});

type MediaDeps = Pick<AccountDeps, 'database' | 'limits'>;

/**
 * Registers the routes of the portraits. Their URLs contain a version, so a browser requests each only once. A look is
 * rendered for everyone: its URL reveals only how a face is drawn.
 */
export const registerMediaRoutes = (app: FastifyInstance, deps: MediaDeps): void => {
  const draw = createDrawingCache(200);
  app.get('/media/portraits/:file', async (request, reply) => {
    const parsed = v.safeParse(Picture, request.params);
    const mate = parsed.success ? await findMate(deps.database, parsed.output.file, null) : null;
    if (mate === null) {
      return sendError(reply, new DomainError(code.notFound, { english: 'There is no such picture.' }), 404);
    }
    const version = portraitVersion(mate.portrait);
    const etag = `W/"${version}"`;
    const isPinned = new URL(request.url, 'http://here').searchParams.get('v') === version;
    reply.headers({
      'cache-control': isPinned ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'content-security-policy': pictureSecurityPolicy,
      etag,
    });
    return request.headers['if-none-match'] === etag
      ? reply.status(304).send()
      : reply.type('image/svg+xml; charset=utf-8').send(draw(version, mate.portrait));
  });
  app.get(hiddenPortraitPath, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': pictureSecurityPolicy,
      })
      .type('image/svg+xml; charset=utf-8')
      .send(hiddenPortrait),
  );
  app.get(lookPath, async (request, reply) => {
    const parsed = v.safeParse(MateLook, request.query);
    if (!parsed.success) {
      return sendError(reply, new DomainError(code.notFound, { english: 'There is no such picture.' }), 404);
    }
    await deps.limits.renderPortrait(request.ip);
    const portrait = v.parse(PortraitOptions, parsed.output);
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': pictureSecurityPolicy,
      })
      .type('image/svg+xml; charset=utf-8')
      .send(draw(portraitVersion(portrait), portrait));
  });
};

/** Caches the most recently used drawings: rendering costs far more than storing 10 kB. */
const createDrawingCache = (most: number) => {
  const drawings = new Map<string, string>();
  return (version: string, portrait: PortraitOptions): string => {
    const drawing = drawings.get(version) ?? portraitSvg(portrait);
    drawings.delete(version);
    drawings.set(version, drawing);
    const [oldest] = drawings.keys();
    if (drawings.size > most && oldest !== undefined) {
      drawings.delete(oldest);
    }
    return drawing;
  };
};
