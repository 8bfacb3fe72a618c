/** Strips from the client's bundle what only readers of charts, or the server, use. */
import { parseSync, Visitor } from 'vite';

/**
 * Removes the machines' descriptions, which only readers of charts need. Affects machine files only, and only in a
 * build.
 */
export const withoutDescriptions = () => without('descriptions', /\.machine\.ts$/, stripDescriptions);

/** Removes the parts of the contract that only the server reads: who may make a call, and the schema of its input. */
export const withoutServerSide = () =>
  without('server-side', /[\\/]contract[\\/](?:[\w-]+[\\/])?[\w-]+\.ts$/, stripServerSide);

/** The same source without each `description: '…'` of an object written in place. */
export const stripDescriptions = (code, fileName) =>
  cut(code, fileName, (leaveOut) => ({
    Property(property) {
      if (isNamed(property, 'description') && property.value.type === 'Literal') leaveOut(property);
    },
  }));

/** The same source without the server's part of each `defineCall({ … })`. */
export const stripServerSide = (code, fileName) =>
  cut(code, fileName, (leaveOut) => ({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.name !== 'defineCall' || call?.type !== 'ObjectExpression') return;
      for (const property of call.properties)
        if (serverSide.some((name) => isNamed(property, name))) leaveOut(property);
    },
  }));

const serverSide = ['input', 'access', 'effect', 'extension'];

const without = (what, files, change) => ({
  name: `without-${what}`,
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: files }, handler: (code, id) => ({ code: change(code, id), map: null }) },
});

const isNamed = ({ type, key }, name) =>
  type === 'Property' && key.type === 'Identifier' && key.name === name;

/** The same source without the parts that the visitor leaves out, each with a comma behind it. */
function cut(code, fileName, visitor) {
  const cuts = [];
  const { program } = parseSync(fileName, code, { lang: 'ts' });
  new Visitor(visitor(({ start, end }) => cuts.push([start, end]))).visit(program);
  // From the end, so that the earlier places stay where they were found.
  return cuts.toReversed().reduce((text, [start, end]) => {
    const comma = /^\s*,/.exec(text.slice(end));
    return text.slice(0, start) + text.slice(end + (comma?.[0].length ?? 0));
  }, code);
}
