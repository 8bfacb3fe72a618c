/** Leaves out of what ships to browsers what only readers of charts, or the server, have a use for. */
import { parseSync, Visitor } from 'vite';

/**
 * Removes the machines' descriptions, which only readers of charts need. Affects machine files only, and only in a
 * build.
 */
export const withoutDescriptions = () => without('descriptions', /\.machine\.ts$/, stripDescriptions);

/** What only the server asks about a call: who may make it, and with what. The page checks what comes back. */
export const withoutServerSide = () =>
  without('server-side', /[\\/]contract[\\/][\w-]+\.ts$/, stripServerSide);

/** What the markdown parser makes sure of at every character: the tests have it do so. */
export const withoutAssertions = () => without('assertions', /[\\/]streaming-markdown[\\/]/, stripAssertions);

/**
 * Parts of packages that the page never reaches: ofetch is given whole addresses and asked for text, and wouter's place
 * comes from our own actor. A stand-in with the same names takes their place; an import of another name fails the build.
 */
export const withoutUnreached = () => ({
  name: 'without-unreached',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    unreached.some(({ by, names }) => by.test(importer) && source in names) ? standIn + source : null,
  load(id) {
    if (!id.startsWith(standIn)) return null;
    const source = id.slice(standIn.length);
    const names = unreached.find((one) => source in one.names)?.names[source] ?? [];
    return `const unreached = () => { throw new Error('This part of a package is not in the page.'); };
export { ${names.map((name) => `unreached as ${name}`).join(', ')} };`;
  },
});

/** Its place among the packages tells the build to put it with them. */
const standIn = '\0without/node_modules/';
const unreached = [
  { by: /[\\/]node_modules[\\/]ofetch[\\/]/, names: { destr: ['default'], ufo: ['withBase', 'withQuery'] } },
  {
    by: /[\\/]node_modules[\\/]wouter[\\/]/,
    names: { './use-browser-location.js': ['useBrowserLocation', 'useSearch'], regexparam: ['parse'] },
  },
];

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

/** The same source without each `console.assert(…)`; the statement stays, empty. */
export const stripAssertions = (code, fileName) =>
  cut(code, fileName, (leaveOut) => ({
    ExpressionStatement({ expression }) {
      const { type, callee } = expression;
      const isMethod = type === 'CallExpression' && callee.type === 'MemberExpression';
      if (isMethod && callee.object.name === 'console' && callee.property.name === 'assert')
        leaveOut(expression);
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
