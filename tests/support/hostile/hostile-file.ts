/** A file that someone made to harm whoever reads it. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it is a card all the same, of which nothing runs, or is refused. */
  readonly is: 'inert' | 'refused';
}

/** Returns files of one kind, each with the group in its name. */
export const filesOf = (
  group: string,
  is: HostileFile['is'],
  files: Readonly<Record<string, Uint8Array | string>>,
): HostileFile[] =>
  Object.entries(files).map(([name, content]) => ({
    name: `${group}: ${name}`,
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
    is,
  }));

/** The JSON of a card of version 3 with these fields. */
export const cardWith = (fields: object = {}): string =>
  JSON.stringify({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { name: 'Vex', description: 'Keeps the ferry.', first_mes: 'Hi', ...fields },
  });

/** The same with a field as JSON text, which may be too deep to be written otherwise. */
export const cardWithJson = (field: string, json: string): string =>
  cardWith().replace('"first_mes"', `${JSON.stringify(field)}:${json},"first_mes"`);
