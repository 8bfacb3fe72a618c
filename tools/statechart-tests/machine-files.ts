/** Finds the files of a machine by its name: each feature has a folder, so the name alone is not a path. */
import { filesBelow } from '../../tests/architecture/source.ts';

const machineFiles = filesBelow('src/machines').filter((file) => file.endsWith('.machine.ts'));
const modelFiles = filesBelow('tests/machines').filter((file) => file.endsWith('.model.ts'));

/** Whether the project has a machine of this name: `chat-stream`. */
export const isMachine = (name: string): boolean =>
  machineFiles.some((path) => path.endsWith(`/${name}.machine.ts`));

/** Returns the machine of `chat-stream`: src/machines/chat/reply/chat-stream.machine.ts. Throws if there is none. */
export function machineFileOf(name: string): string {
  const file = machineFiles.find((path) => path.endsWith(`/${name}.machine.ts`));
  if (file === undefined) throw new Error(`There is no machine ${name}.`);
  return file;
}

/** Returns the model of a machine, or null if there is none. */
export function modelFileOf(name: string): string | null {
  return modelFiles.find((path) => path.endsWith(`/${name}.model.ts`)) ?? null;
}

/** Returns the name of a machine for the path of its file, such as `chat-stream`. */
export function machineNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.(?:machine|model)\.ts$/, '');
}
