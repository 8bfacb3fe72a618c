/** What the tools are told about the project whose machines they read. */

/** A file's exports, loaded on demand. */
export type Load = () => Promise<Readonly<Record<string, unknown>>>;

/** All paths are relative to the root, with forward slashes. */
export interface Project {
  /** The absolute path of the root folder. */
  readonly root: string;
  /** The machines by their paths: `src/chat/chat-stream.machine.ts`. */
  readonly machines: Readonly<Record<string, Load>>;
  /** Their models: `tests/chat/chat-stream.model.ts`. */
  readonly models: Readonly<Record<string, Load>>;
  /** The files that send events to the machines, or provide their actors; and what they are for. */
  readonly sources: readonly string[];
  readonly roleOf: (path: string) => Role;
  /** Stories (`*.test.ts`), tours in a browser (`*.tour.spec.ts`), and what these import. */
  readonly tests: readonly string[];
  /** The folder of the approved tables. */
  readonly tables: string;
}

/** What a file of the sources is: of a machine, of several features, or of one. */
export type Role = 'machine' | 'shared' | 'other';

/** Whether the project has a machine of this name: `chat-stream`. */
export const isMachine = ({ machines }: Project, name: string): boolean =>
  Object.keys(machines).some((path) => path.endsWith(`/${name}.machine.ts`));

/** Returns the path of the machine `chat-stream`. Throws if there is none. */
export function machineFileOf({ machines }: Project, name: string): string {
  const file = Object.keys(machines).find((path) => path.endsWith(`/${name}.machine.ts`));
  if (file === undefined) throw new Error(`There is no machine ${name}.`);
  return file;
}

/** Returns the model of a machine, or null if there is none. */
export function modelFileOf({ models }: Project, name: string): string | null {
  return Object.keys(models).find((path) => path.endsWith(`/${name}.model.ts`)) ?? null;
}

/** Returns the name of a machine for the path of its file, such as `chat-stream`. */
export function machineNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.(?:machine|model)\.ts$/, '');
}
