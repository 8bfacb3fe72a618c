/**
 * Loads the library of passkeys, which is large, when it is used. It needs the metadata of decorators to be there before it, and a bundle
 * does not keep the order of static imports.
 */
export const loadWebAuthn = async () => {
  await import('reflect-metadata');
  return import('@simplewebauthn/server');
};
