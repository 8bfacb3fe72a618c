import { parseArgs } from 'node:util';

/** Returns the options of a script. With one that is wrong, prints what is expected in one line and ends the process. */
export function parseOptions(config, numbers = []) {
  try {
    return readOptions(process.argv.slice(2), config, numbers);
  } catch (error) {
    console.error(error.message.split('\n')[0]);
    return process.exit(1);
  }
}

/** As `parseArgs`; the options in `numbers` are numbers of at least 0. Throws for any other value. */
export function readOptions(args, config, numbers = []) {
  const { values, positionals } = parseArgs({ ...config, args });
  const read = numbers
    .filter((name) => values[name] !== undefined)
    .map((name) => [name, toNumber(name, values[name])]);
  return { values: { ...values, ...Object.fromEntries(read) }, positionals };
}

function toNumber(name, text) {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0)) throw new RangeError(`--${name} must be a number, not "${text}".`);
  return value;
}
