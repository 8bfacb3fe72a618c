import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CallShape, contractUrls, nameOfFile } from '../every-call/calls.ts';
import { readPropertyComments, toPlainText } from './describe-properties.ts';

/** A file of the contract: one group of calls. */
export interface ContractFile {
  readonly name: string;
  /** The names of its calls. */
  readonly calls: readonly string[];
  /** The schemas that it exports under the name of a type. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
  /** The doc comments, by the name of the export. */
  readonly descriptions: ReadonlyMap<string, string>;
  /** The doc comments of properties, by `Export.property`. */
  readonly propertyComments: ReadonlyMap<string, string>;
}

export const contractFiles = (): Promise<ContractFile[]> => Promise.all(contractUrls().map(readContractFile));

const readContractFile = async (url: URL): Promise<ContractFile> => {
  const exported: Record<string, unknown> = await import(url.href);
  const source = readFileSync(url, 'utf8');
  const entries = Object.entries(exported);
  return {
    name: nameOfFile(url),
    calls: entries.filter(([, value]) => v.is(CallShape, value)).map(([name]) => name),
    schemas: Object.fromEntries(
      entries.flatMap(([name, value]) => (/^[A-Z]/.test(name) && isSchema(value) ? [[name, value]] : [])),
    ),
    descriptions: readDescriptions(source),
    propertyComments: readPropertyComments(source),
  };
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const readDescriptions = (source: string): Map<string, string> => {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g);
  return new Map([...found].map(([, comment = '', name = '']) => [name, toPlainText(comment)]));
};
