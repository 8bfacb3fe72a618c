/**
 * Creates a Vite plugin that adds the manifests of the installed app to the build.
 *
 * @param manifests Each with its path.
 */
export const webManifests = (manifests) => ({
  name: 'web-manifests',
  apply: 'build',
  generateBundle() {
    for (const [path, manifest] of manifests)
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: JSON.stringify(manifest) });
  },
});
