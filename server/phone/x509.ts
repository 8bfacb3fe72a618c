/**
 * The library needs the metadata of decorators to be there before it is loaded. A bundle does not keep the order of static imports.
 */
await import('reflect-metadata');

export const x509 = await import('@peculiar/x509');
