/** Finds the files of a machine by its name: features are folders, so the name alone is no path. */
import { filesBelow } from '../../tests/architecture/source.ts';

const machineFiles = filesBelow('src/machines').filter((file) => file.endsWith('.machine.ts'));
const modelFiles = filesBelow('tests/machines').filter((file) => file.endsWith('.model.ts'));

/** The machine of `chat-stream`: src/machines/chat/chat-stream.machine.ts. Throws where there is none. */
export function machineFileOf(name: string): string {
  const file = machineFiles.find((path) => path.endsWith(`/${name}.machine.ts`));
  if (file === undefined) throw new Error(`There is no machine ${name}.`);
  return file;
}

/** The model of a machine, or null where it has none. */
export function modelFileOf(name: string): string | null {
  return modelFiles.find((path) => path.endsWith(`/${name}.model.ts`)) ?? null;
}

/** The name of a machine by the path of its file, `chat-stream`. */
export function machineNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.(?:machine|model)\.ts$/, '');
}
