import type { PropertySet } from 'statechart-tools/properties/properties';

/** The properties of the machines, by the names of their files. */
export const propertySets = Object.entries(
  import.meta.glob<{ readonly properties: PropertySet }>('../**/*.properties.ts', { eager: true }),
).map(([path, { properties }]) => [path.replace(/^.*\/(.*)\.properties\.ts$/, '$1'), properties] as const);
