import { UsageError } from './command.ts';

/** Takes `--settings FILE`, which may be repeated, from the arguments in front of all others. Throws `UsageError`. */
export const takeSettingsFiles = (
  args: readonly string[],
): { readonly files: readonly string[]; readonly args: readonly string[] } => {
  const [option, file = '', ...others] = args;
  if (option !== '--settings') {
    return { files: [], args };
  }
  if (file === '') {
    throw new UsageError('--settings needs a file.');
  }
  const later = takeSettingsFiles(others);
  return { files: [file, ...later.files], args: later.args };
};
