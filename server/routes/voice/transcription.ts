import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { maxSoundBytes, transcribe } from '../../../contract/voice/transcription.ts';
import { readLength } from '../../domain/voice/recording-file.ts';
import { notAvailable, transcribeSound, type TranscriptionDeps } from '../../domain/voice/transcription.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';

/** Registers the call that turns speech into text, whose body is a recording. It is read only as it is passed on. */
export const registerTranscriptionRoutes = async (
  app: FastifyInstance,
  deps: CallDeps & TranscriptionDeps,
): Promise<void> => {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
    registerCall(
      scope,
      deps,
      transcribe,
      async ({ request, getSignal }) => {
        const length = readLength(request.headers['content-length']);
        const content = request.body instanceof Readable ? request.body : Readable.from([]);
        return { text: await transcribeSound(deps, { content, length }, getSignal()) };
      },
      {
        bodyLimit: maxSoundBytes,
        admit: async (user) => {
          if (deps.config.transcription === null) throw notAvailable();
          await deps.limits.consume('transcribe-user', user);
          await deps.limits.consume('transcribe-day-user', user);
        },
      },
    );
    done();
  });
};
