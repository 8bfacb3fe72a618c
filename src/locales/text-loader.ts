type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** Returns what loads one of the files of texts of a language, and rejects when there is none of that name. */
export const textLoader =
  (files: Files) =>
  async (file: string): Promise<unknown> => {
    const load = files[`../${file}.ts`];
    if (load === undefined) throw new Error(`There is no file of texts ${file}.`);
    return load();
  };
