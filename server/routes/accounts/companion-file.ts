import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  CompanionImport,
  importCompanion,
  maxCompanionFileBytes,
  type CompanionImportFrame,
} from '../../../contract/account/companion-file.ts';
import { code } from '../../../contract/envelope.ts';
import { exportCompanion } from '../../../contract/account/export-companion.ts';
import { assertOldEnough } from '../../domain/accounts/age.ts';
import { openCompanion } from '../../domain/export/open-companion.ts';
import { writeCompanion } from '../../domain/export/write-companion.ts';
import { DomainError } from '../../domain/domain-error.ts';
import * as imports from '../../domain/imports/import-companion.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { errorFrame } from '../../domain/replies/end-frame.ts';
import { registerStream } from '../../http/calls.ts';
import type { AppDeps } from '../../http/dependencies.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { getRequestLanguage } from '../../http/language.ts';
import { getErrorText } from '../../locales/translate.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { createTurns } from '../../shared/turns.ts';

/** Archives are read one at a time, and few wait for that on the disk. */
const importInTurn = createTurns(
  4,
  () => new DomainError(code.unavailable, 'serviceUnavailable', { retryAfter: 10 }),
);

/** Registers the calls that move an account, or a part of it, to another host. */
export const registerCompanionRoutes = async (app: FastifyInstance, deps: AppDeps): Promise<void> => {
  registerStream(app, deps, exportCompanion, async ({ user, input, reply }) => {
    await deps.limits.consume('export-user', user);
    const write = await writeCompanion(deps, toViewer(user), input);
    const body = new PassThrough();
    const written = write(Writable.toWeb(body)).catch((error: Error) => void body.destroy(error));
    await reply.header('content-disposition', 'attachment').type('application/zip').send(body);
    await written;
  });
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    registerStream(
      scope,
      deps,
      importCompanion,
      async ({ user, request, reply, getSignal }) => {
        await assertOldEnough(deps, user);
        const signal = getSignal();
        await withFile(request, async (file) => {
          const { head, ...place } = await readHead(file);
          const archive = await openCompanion(file, place);
          // Before its turn, so that the connection lasts while it waits.
          const events = openEventStream<CompanionImportFrame>(reply);
          try {
            await importInTurn(async () => {
              for await (const report of imports.importCompanion(deps, toViewer(user), head, archive)) {
                signal.throwIfAborted();
                events.send(toFrame(report, request));
              }
            });
          } catch (error) {
            if (!signal.aborted) events.send(toErrorFrame(deps, error, request));
          } finally {
            events.end();
          }
        });
      },
      {
        bodyLimit: maxCompanionFileBytes,
        admit: (user) => deps.limits.consume('import-companion-user', user),
      },
    );
    done();
  });
};

const toFrame = (report: imports.ImportReport, request: FastifyRequest): CompanionImportFrame => {
  if (report.type !== 'refused') return report;
  const { error, ...item } = report;
  return { ...item, code: error.code, message: getErrorText(error, toLanguage(getRequestLanguage(request))) };
};

/** A refusal says what it is; anything else is logged. */
const toErrorFrame = ({ log }: AppDeps, error: unknown, request: FastifyRequest) => {
  const isForeseen = error instanceof DomainError;
  if (!isForeseen) log.error({ err: error }, 'an import failed');
  const refusal = isForeseen ? error : new DomainError(code.serverError, 'serverError');
  return errorFrame(refusal.code, getErrorText(refusal, toLanguage(getRequestLanguage(request))));
};

/** Stores the body in a file that no one else can read, and that is gone with the process. */
const withFile = async (
  request: FastifyRequest,
  work: (file: FileHandle) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-import-'));
  const path = join(folder, 'archive');
  try {
    await pipeline(request.raw, upTo(maxCompanionFileBytes), createWriteStream(path, { mode: 0o600 }));
    const file = await open(path, 'r');
    await rm(path);
    try {
      await work(file);
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
};

const upTo = (max: number): Transform => {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      done(
        size > max ? new DomainError(code.invalid, 'companionFileLarge', { value: max / 1_000_000 }) : null,
        part,
      );
    },
  });
};

/** The largest head, in bytes: each excluded thing has its id. */
const maxHeadBytes = 200_000;

/** Reads the choice of the user, which ends with a line feed; the archive follows. */
const readHead = async (file: FileHandle) => {
  const { size } = await file.stat();
  const bytes = Buffer.alloc(Math.min(size, maxHeadBytes));
  await file.read(bytes, 0, bytes.length, 0);
  const end = bytes.indexOf('\n');
  const head = v.safeParse(
    v.pipe(v.string(), v.parseJson(), CompanionImport),
    bytes.toString('utf8', 0, end),
  );
  if (end < 0 || !head.success) throw new DomainError(code.invalid, 'companionFileDamaged');
  return { head: head.output, from: end + 1, size };
};
