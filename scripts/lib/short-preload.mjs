/**
 * Vite's helper for dynamic imports serves many browsers and set-ups. This one does what is needed of it here, in a third
 * of the bytes, and lets a style sheet that did not come be fetched again.
 */
export const shortPreload = () => ({
  name: 'short-preload',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: `export const __vitePreload = ${preload.toString()};`, map: null }),
  },
});

/** Runs in the page: asks at once for all `files` of a chunk, then for the chunk itself when its styles are there. */
export async function preload(load, files = []) {
  await Promise.all(
    files.map((file) => {
      const href = `/${file}`;
      const isStyle = file.endsWith('.css');
      let link = document.querySelector(`link[href="${href}"]`);
      if (!link) {
        link = document.createElement('link');
        link.rel = isStyle ? 'stylesheet' : 'modulepreload';
        link.crossOrigin = '';
        link.href = href;
        document.head.append(link);
      }
      return (
        isStyle &&
        !link.sheet &&
        new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', () => {
            link.remove();
            reject(new Error(`${href} did not come`));
          });
        })
      );
    }),
  );
  return load();
}
