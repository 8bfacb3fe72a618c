/** The messages of the page in the syntax of ICU MessageFormat: their arguments, and the code that they become. */
import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

export type Message = readonly MessageFormatElement[];

/** What a call passes for an argument: a text, a number, or a time as a date or its milliseconds. */
export type ArgumentKind = 'string' | 'number' | 'Time';

/** The functions that write a value, by its type and style. `formats` and `lasting` are those of the language. */
const writers: Readonly<Record<string, string>> = {
  number: 'formats.number',
  'number, compact': 'formats.compact',
  'number, signed': 'formats.signed',
  'number, rating': 'formats.rating',
  'number, duration': 'lasting',
  date: 'formats.date',
  'date, long': 'formats.longDate',
  'date, month': 'formats.monthAndYear',
  'date, moment': 'formats.moment',
  time: 'formats.clock',
};

/** Stand around each value in a text that is written from right to left: see `isolated` in server/locales. */
const isolates = ['\u2068', '\u2069'] as const;

const parsed = new Map<string, Message>();

/** Parses a message. Throws where it has an error, or something that these texts don't use. */
export function parseMessage(text: string): Message {
  const message = parsed.get(text) ?? parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  if (!parsed.has(text)) codeOf(message, false);
  parsed.set(text, message);
  return message;
}

/** Returns the arguments of a message in their order. Throws where one has two kinds. */
export function argumentsOf(message: Message): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  for (const element of elementsIn(message)) {
    const kind = kindOf(element);
    if (kind === null || !('value' in element)) continue;
    const known = found.get(element.value);
    if (known !== undefined && known !== kind)
      throw new Error(`{${element.value}} is a ${known} and a ${kind}`);
    found.set(element.value, kind);
  }
  return found;
}

function kindOf(element: MessageFormatElement): ArgumentKind | null {
  if (isArgumentElement(element) || isSelectElement(element)) return 'string';
  if (isNumberElement(element) || isPluralElement(element)) return 'number';
  return isDateElement(element) || isTimeElement(element) ? 'Time' : null;
}

/** Returns the cases of each plural in a message. */
export const pluralsIn = (message: Message): ReadonlyArray<readonly string[]> =>
  elementsIn(message)
    .filter(isPluralElement)
    .map(({ options }) => Object.keys(options));

function elementsIn(message: Message): readonly MessageFormatElement[] {
  return message.flatMap((element) => {
    const cases = isPluralElement(element) || isSelectElement(element) ? Object.values(element.options) : [];
    return [element, ...cases.flatMap(({ value }) => elementsIn(value))];
  });
}

/**
 * Returns the expression of a text. Its arguments are variables, and so is `$`, the number of the plural around it. That number
 * needs no isolates; `counted` is the argument that has it.
 */
export function codeOf(message: Message, isRightToLeft: boolean, counted?: string): string {
  const [only] = message;
  if (only === undefined) return "''";
  if (message.length === 1 && !isLiteralElement(only)) return valueOf(only, isRightToLeft);
  if (message.length === 1 && isLiteralElement(only)) return JSON.stringify(only.value);
  const parts = message.map((element) => {
    if (isLiteralElement(element)) return element.value.replaceAll(/[\\`$]/g, String.raw`\$&`);
    const isCount = isPoundElement(element) || (isNumberElement(element) && element.value === counted);
    const [before, after] = isRightToLeft && !isCount ? isolates : ['', ''];
    return `${before}\${${valueOf(element, isRightToLeft)}}${after}`;
  });
  return `\`${parts.join('')}\``;
}

function valueOf(element: MessageFormatElement, isRightToLeft: boolean): string {
  if (isPoundElement(element)) return '$';
  if (isArgumentElement(element)) return element.value;
  if (isNumberElement(element)) return written('number', element);
  if (isDateElement(element)) return written('date', element);
  if (isTimeElement(element)) return written('time', element);
  const codes = 'options' in element ? Object.entries(element.options) : [];
  const cases = codes.map(
    ([key, { value }]) =>
      [key, codeOf(value, isRightToLeft, isPluralElement(element) ? element.value : undefined)] as const,
  );
  if (isSelectElement(element)) return choice(cases, (key) => `${element.value} === '${key}'`);
  if (!isPluralElement(element) || element.pluralType !== 'cardinal' || element.offset !== 0)
    throw new Error('tags, ordinal numbers and offsets are not supported');
  const exact = cases.filter(([key]) => key.startsWith('='));
  const forms = cases.filter(([key]) => !key.startsWith('=')).map(([key, code]) => `${key}: ($) => ${code}`);
  const count = `formats.count(${element.value}, { ${forms.join(', ')} })`;
  return choice([...exact, ['other', count]], (key) => `${element.value} ==${key}`);
}

function written(type: string, { value, style }: { value: string; style?: unknown }): string {
  const name = typeof style === 'string' ? `${type}, ${style}` : type;
  const writer = writers[name];
  if (writer === undefined) throw new Error(`{${value}, ${name}} has no format`);
  return `${writer}(${value})`;
}

/** Returns the code of the first case whose condition holds, else of the case `other`. */
const choice = (
  cases: ReadonlyArray<readonly [key: string, code: string]>,
  conditionOf: (key: string) => string,
): string => {
  const others = cases
    .filter(([key]) => key !== 'other')
    .map(([key, code]) => `${conditionOf(key)} ? ${code} : `);
  const last = cases.find(([key]) => key === 'other')?.[1] ?? "''";
  return others.length === 0 ? last : `(${others.join('')}${last})`;
};
