/** Leaves the machines' descriptions out of what ships: they are for readers of charts, not for browsers. */
import { parseSync, Visitor } from 'vite';

/** A Vite plugin; it touches machine files only, and only in a build. */
export const withoutDescriptions = () => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler: (code, id) => ({ code: stripDescriptions(code, id), map: null }),
  },
});

/** The same source without each `description: '…'` of an object written in place. */
export function stripDescriptions(code, fileName) {
  const { program } = parseSync(fileName, code, { lang: 'ts' });
  const cuts = [];
  new Visitor({
    Property({ key, value, start, end }) {
      if (key.type === 'Identifier' && key.name === 'description' && value.type === 'Literal')
        cuts.push([start, end]);
    },
  }).visit(program);
  // From the end, so that the earlier places stay where they were found.
  return cuts.toReversed().reduce((text, [start, end]) => {
    const comma = /^\s*,/.exec(text.slice(end));
    return text.slice(0, start) + text.slice(end + (comma?.[0].length ?? 0));
  }, code);
}
