/** Answers the command lines of `npm run paths`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { modelIn } from '../explorer/from-file.ts';
import type { Model } from '../explorer/model.ts';
import { PathError, pathKinds, shortestWayTo, type PathKind } from './paths.ts';
import { machineNameOf, type Project } from '../project.ts';
import { pathsData, pathsText, walkData, walkText } from './paths-report.ts';

const usage = `npm run paths -- MACHINE [--kind ${pathKinds.join('|')}] [--to STATE] [--json]
npm run paths -- --list

MACHINE is one of --list, or a file that exports a machine (and its samples: see docs/paths.md).`;

/** A usage error; the message lists the valid values. */
class UsageError extends Error {}

type Models = Project['models'];

/** Returns the output of a command line. `isWell` is false if `text` describes an error. */
export async function answer(
  models: Models,
  args: readonly string[],
): Promise<{ text: string; isWell: boolean }> {
  try {
    return { text: await answerWell(models, args), isWell: true };
  } catch (error) {
    if (error instanceof UsageError || error instanceof PathError)
      return { text: error.message, isWell: false };
    throw error;
  }
}

async function answerWell(models: Models, args: readonly string[]): Promise<string> {
  const { values, positionals } = read(args);
  if (values.list === true) return namesOf(models).join('\n');
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(usage);
  const model = await load(models, name);
  if (values.to !== undefined) {
    const walk = shortestWayTo(model, values.to);
    return values.json === true ? json(walkData(model, walk)) : walkText(model, walk);
  }
  const kinds = kindsIn(values.kind);
  return values.json === true ? json(pathsData(model, kinds)) : pathsText(model, kinds);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        kind: { type: 'string' },
        json: { type: 'boolean' },
        list: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function kindsIn(asked: string | undefined): readonly PathKind[] {
  if (asked === undefined) return pathKinds;
  const kinds = pathKinds.filter((kind) => asked.split(',').includes(kind));
  if (kinds.length === 0)
    throw new UsageError(`no kind of paths is called ${asked}: ${pathKinds.join(', ')}`);
  return kinds;
}

/** `chatStream`, `chat-stream`, or the path of a file, relative to where npm was called. */
async function load(models: Models, name: string): Promise<Model> {
  if (/\.[cm]?[jt]s$/.test(name)) return loadFile(name);
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [file = '', read] =
    Object.entries(models).find(([path]) => path.endsWith(`/${kebab}.model.ts`)) ?? [];
  const exported = await read?.();
  if (!exported)
    throw new UsageError(`no machine is called ${name}; there are:\n${namesOf(models).join('\n')}`);
  return modelIn(exported, file);
}

async function loadFile(path: string): Promise<Model> {
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
  const exported: Record<string, unknown> = await import(
    /* @vite-ignore */ `/@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`
  );
  try {
    return modelIn(exported, path);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function namesOf(models: Models): string[] {
  return Object.keys(models).map(machineNameOf);
}

function json(value: object): string {
  return JSON.stringify(
    value,
    (_key, part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : part),
    2,
  );
}
