import { Readable } from 'node:stream';
import { yieldWhenDue } from '../shared/event-loop.ts';

/** Lists up to this length are written at once. */
const shortList = 500;
/** The length of a part, in UTF-16 units. */
const partLength = 64_000;

/** Returns whether there is a long list in the value, at any depth above the items of one. */
export const isLong = (value: unknown): boolean => {
  if (Array.isArray(value)) {
    return value.length > shortList || value.some(isLong);
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(isLong);
};

/** Returns the JSON of a long value as a stream; other work has its turns while it is written. */
export const streamJson = (value: unknown): Readable => Readable.from(gather(partsOf(value)));

async function* gather(parts: Iterable<string>): AsyncGenerator<string> {
  let gathered = '';
  for (const part of parts) {
    gathered += part;
    await yieldWhenDue();
    if (gathered.length >= partLength) {
      yield gathered;
      gathered = '';
    }
  }
  yield gathered;
}

function* partsOf(value: unknown): Generator<string> {
  if (Array.isArray(value) && isLong(value)) {
    yield '[';
    for (const [index, item] of value.entries()) {
      yield index === 0 ? '' : ',';
      yield* partsOf(item);
    }
    yield ']';
  } else if (typeof value === 'object' && value !== null && isLong(value)) {
    yield '{';
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [index, [name, field]] of fields.entries()) {
      yield `${index === 0 ? '' : ','}${JSON.stringify(name)}:`;
      yield* partsOf(field);
    }
    yield '}';
  } else {
    yield JSON.stringify(value) ?? 'null';
  }
}
