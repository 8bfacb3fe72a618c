import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { hiddenPortraitPath, lookPath, MateLook } from '../../../contract/mates/mate-look.ts';
import { Id } from '../../../contract/primitives.ts';
import type { AccountDeps } from '../../domain/accounts/account-deps.ts';
import { findMate, portraitVersion } from '../../domain/mates/catalogue.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { hasEtag } from '../../http/etags.ts';
import { selectEncoding } from '../../http/compression.ts';
import { sendError } from '../../http/envelopes.ts';
import { pictureSecurityPolicy } from '../../http/headers.ts';
import { createPortraitCache, type StoredPortrait } from '../../http/portrait-cache.ts';
import { hiddenPortrait } from '../../domain/mates/portraits.ts';
import { PortraitOptions } from '../../content/portrait-options.ts';
import { drawSharePicture, sharePictureVersion } from '../../domain/mates/share-picture.ts';
import { RecentlyUsed } from '../../shared/recently-used.ts';

const toFile = (extension: string) =>
  v.object({
    file: v.pipe(
      v.string(),
      v.endsWith(extension),
      v.transform((name) => name.slice(0, -extension.length)),
      Id,
    ),
  });

const Picture = toFile('.svg');
const SharePicture = toFile('.jpg');

type MediaDeps = Pick<AccountDeps, 'database' | 'limits'>;

/**
 * Registers the routes of the portraits. Their URLs contain a version, so a browser requests each only once. A look is
 * rendered for everyone: its URL reveals only how a face is drawn.
 */
export const registerMediaRoutes = (app: FastifyInstance, deps: MediaDeps): void => {
  const findPortrait = createPortraitCache(400);
  app.get('/media/portraits/:file', async (request, reply) => {
    const parsed = v.safeParse(Picture, request.params);
    const mate = parsed.success ? await findMate(deps.database, parsed.output.file, null) : null;
    if (mate === null) {
      return sendError(reply, new DomainError(code.notFound, { english: 'There is no such picture.' }), 404);
    }
    const version = portraitVersion(mate.portrait);
    const isPinned = new URL(request.url, 'http://here').searchParams.get('v') === version;
    reply.header('cache-control', isPinned ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    return sendPortrait(request, reply, await findPortrait(mate.portrait, selectEncoding(request)));
  });
  const sharePictures = new RecentlyUsed<Buffer>(100);
  app.get('/media/shared/:file', async (request, reply) => {
    const parsed = v.safeParse(SharePicture, request.params);
    const mate = parsed.success ? await findMate(deps.database, parsed.output.file, null) : null;
    if (mate === null) {
      return sendError(reply, new DomainError(code.notFound, { english: 'There is no such picture.' }), 404);
    }
    await deps.limits.consume('draw-share-picture', request);
    const key = `${mate.mateId} ${sharePictureVersion(mate)}`;
    const picture = await sharePictures.get(key, () => drawSharePicture(deps.database, mate));
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': pictureSecurityPolicy,
        // Pages of other sites show it.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/jpeg')
      .send(picture);
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
    await deps.limits.consume('draw-look-address', request);
    const portrait = v.parse(PortraitOptions, parsed.output);
    reply.header('cache-control', 'public, max-age=86400');
    return sendPortrait(request, reply, await findPortrait(portrait, selectEncoding(request)));
  });
};

/** Sends a portrait, or only its tag to a client that has these bytes already. */
const sendPortrait = (
  request: FastifyRequest,
  reply: FastifyReply,
  { encoding, etag, bytes }: StoredPortrait,
): FastifyReply => {
  reply.headers({ 'content-security-policy': pictureSecurityPolicy, etag, vary: 'accept-encoding' });
  if (hasEtag(request, etag)) {
    return reply.status(304).send();
  }
  if (encoding !== undefined) {
    reply.header('content-encoding', encoding);
  }
  return reply.type('image/svg+xml; charset=utf-8').send(bytes);
};
