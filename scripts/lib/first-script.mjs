/**
 * Puts the script that holds one module first in the page's head. A module script runs as soon as it and what it imports
 * are there: what this one asks for is on its way while the rest of the page's code is still coming. The build has to make
 * a file of its own of it.
 */
export const firstScript = (file) => ({
  name: 'first-script',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const src = bundle === undefined ? `/${file}` : `/${builtFrom(file, bundle)}`;
      return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' }];
    },
  },
});

function builtFrom(file, bundle) {
  const chunk = Object.values(bundle).find(({ moduleIds = [] }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${file}`)),
  );
  if (chunk === undefined) throw new Error(`The build made no file of ${file}.`);
  return chunk.fileName;
}
