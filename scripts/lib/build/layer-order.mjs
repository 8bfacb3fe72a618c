/**
 * Adds the order of the cascade layers to the top of every shipped stylesheet: the first file that a browser reads
 * defines it, and the minifier keeps the statement only in the file that contains all layers.
 */
export const layerOrder = () => ({
  name: 'layer-order',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const styles = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
      file.source = `@layer reset,tokens,base,components,utilities;${styles}`;
    }
  },
});
