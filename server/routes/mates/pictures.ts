import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { addPicture, maxPictureFileBytes, PictureId, pictureSizes } from '../../../contract/mates/picture.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { readPicture, storePortrait } from '../../domain/pictures/pictures.ts';
import type { Square } from '../../domain/pictures/render-picture.ts';
import type { StoreDeps } from '../../domain/store-deps.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';
import { sendError } from '../../http/envelopes.ts';
import { pictureSecurityPolicy } from '../../http/headers.ts';

/** The file of a picture, as `pictureUrl` names it. */
const PictureFile = v.pipe(
  v.object({ file: v.string() }),
  v.transform(({ file }) => /^(?<pictureId>.{43})-(?<size>\d+)\.webp$/.exec(file)?.groups),
  v.object({ pictureId: PictureId, size: v.pipe(v.string(), v.transform(Number), v.picklist(pictureSizes)) }),
);

/** Registers the call that adds a picture, whose body is a file, and the pictures, which never change. */
export const registerPictureRoutes = async (
  app: FastifyInstance,
  deps: CallDeps & Pick<StoreDeps, 'dialect'>,
): Promise<void> => {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxPictureFileBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    registerCall(
      scope,
      deps,
      addPicture,
      async ({ user, input, request }) => ({
        pictureId: await storePortrait(deps, {
          userId: user.userId,
          bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          square: toSquare(input.square),
        }),
      }),
      { bodyLimit: maxPictureFileBytes, admit: (user) => deps.limits.consume('add-picture-user', user) },
    );
    done();
  });
  app.get('/pictures/:file', async (request, reply) => {
    const { success, output } = v.safeParse(PictureFile, request.params);
    const content = success ? await readPicture(deps.database, output.pictureId, output.size) : null;
    if (content === null) {
      return sendError(reply, new DomainError(code.notFound, { english: 'There is no such picture.' }), 404);
    }
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': pictureSecurityPolicy,
      })
      .type('image/webp')
      .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  });
};

const toSquare = (square: string | undefined): Square | null => {
  if (square === undefined) return null;
  const [left = 0, top = 0, edge = 1] = square.split(',').map(Number);
  return { left, top, edge };
};
